import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acceptPictures } from './accept';
import { type Setting, changedFiles, readManifest, storedBytes } from './manifest';
import { PassedBefore } from './passedBefore';
import { quickFile, readStored } from './picture';
import { type Session, clearResults, develop, writeSession } from './session';
import { type Shot, poses } from './sitting';
import { type Story } from './stories';
import { verdictOn } from './verdict';

const here: Setting = { chromium: '156.0.1', system: 'linux x64', rendering: 'ab' };
const file = 'design-system/src/Tag/Tag.stories.tsx';
const other = 'design-system/src/Link/Link.stories.tsx';
const plain: Story = { id: 'tag--plain', title: 'Content/Tag › Plain', file };
const long: Story = { id: 'tag--long', title: 'Content/Tag › Long', file };
const link: Story = { id: 'link--plain', title: 'Actions/Link › Plain', file: other };

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dispatch-shots-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A picture of 10,000 pixels, this many of them red. */
function shot(red: number): Shot {
  const data = Buffer.alloc(40_000, 255);
  for (let pixel = 0; pixel < red; pixel += 1) data.set([200, 0, 0], pixel * 4);
  return { file: quickFile({ width: 100, height: 100, data }), stopped: null };
}

/** Pictures these stories; the files of those with a shot are made of this. */
async function picture(
  shots: readonly (readonly [Story, Shot])[],
  madeOf: string,
  { setting = here, isWhole = true } = {},
): Promise<Session> {
  clearResults(root);
  const session: Session = {
    setting,
    storedSetting: readManifest(root)?.setting ?? null,
    isWhole,
    madeOf: Object.fromEntries(shots.map(([story]) => [story.file, madeOf])),
    outcomes: await Promise.all(
      shots.flatMap(([story, taken]) => poses.map(({ name }) => develop(root, story, name, taken))),
    ),
  };
  writeSession(root, session);
  return session;
}

const stored = (pose: string, id: string) => join(root, 'design-system', 'shots', pose, `${id}.webp`);
const changed = (hashes: Record<string, string>) =>
  changedFiles(root, new Map(Object.entries(hashes)), readManifest(root));

it('fails what is not stored yet, until it is taken over', async () => {
  const first = await picture([[plain, shot(0)]], 'one');
  expect(verdictOn(first).failures.map(({ kind, pose }) => [kind, pose])).toEqual([
    ['new', 'light'],
    ['new', 'dark'],
  ]);
  expect(changed({ [file]: 'one' })).toEqual([file]);
  expect(await acceptPictures(root, [file])).toMatchObject({ added: 2, changed: 0, removed: 0 });
  expect(changed({ [file]: 'one' })).toEqual([]);
  expect(verdictOn(await picture([[plain, shot(0)]], 'one')).failures).toEqual([]);
});

it('passes a change that shows nothing, and pictures it no more once it is taken over', async () => {
  await picture([[plain, shot(0)]], 'one');
  await acceptPictures(root, [file]);
  expect(changed({ [file]: 'two' })).toEqual([file]);
  const again = await picture([[plain, shot(0)]], 'two', { isWhole: false });
  expect(again.outcomes.map(({ kind }) => kind)).toEqual(['equal', 'equal']);
  expect(verdictOn(again).failures).toEqual([]);
  expect(await acceptPictures(root, [file])).toMatchObject({ added: 0, changed: 0 });
  expect(changed({ [file]: 'two' })).toEqual([]);
});

it('fails a change that shows, with before, after and difference, until it is taken over', async () => {
  await picture([[plain, shot(0)]], 'one');
  await acceptPictures(root, [file]);
  const within = await picture([[plain, shot(5)]], 'two');
  expect(verdictOn(within).failures).toEqual([]);
  const beyond = await picture([[plain, shot(20)]], 'two');
  expect(verdictOn(beyond).failures).toMatchObject([
    { kind: 'changed', part: 0.002, story: plain, pose: 'light' },
    { kind: 'changed', pose: 'dark' },
  ]);
  for (const folder of ['before', 'after', 'difference']) {
    expect(existsSync(join(root, 'test-results', 'shots', folder, 'light', 'tag--plain.png'))).toBe(true);
  }
  expect(await acceptPictures(root, [file])).toMatchObject({ added: 0, changed: 2 });
  expect([...(await readStored(readFileSync(stored('dark', 'tag--plain')))).data.subarray(76, 84)]).toEqual([
    200, 0, 0, 255, 255, 255, 255, 255,
  ]);
  expect(verdictOn(await picture([[plain, shot(20)]], 'two')).failures).toEqual([]);
});

it.each([
  ['Chromium', { chromium: '157.0.0' }, /Chromium 156\.0\.1, and this is 157/],
  ['another system', { system: 'darwin arm64' }, /linux x64, and this is darwin/],
  ['other fonts', { rendering: 'cd' }, /other fonts/],
])('only reports what differs in %s', async (_what, part, words) => {
  await picture([[plain, shot(0)]], 'one');
  await acceptPictures(root, [file]);
  const elsewhere = { ...here, ...part };
  const found = verdictOn(await picture([[plain, shot(20)]], 'two', { setting: elsewhere }));
  expect(found.failures).toEqual([]);
  expect(found.reported).toHaveLength(2);
  expect(found.notJudged).toMatch(words);
});

it('fails a story that cannot be pictured, wherever it is', async () => {
  await picture([[plain, shot(0)]], 'one');
  await acceptPictures(root, [file]);
  const setting = { ...here, chromium: '157.0.0' };
  const broken = await picture([[plain, { fault: 'it throws' }]], 'two', { setting });
  expect(verdictOn(broken).failures).toMatchObject([{ reason: 'it throws' }, { reason: 'it throws' }]);
});

it('fails a story whose play stops, wherever it is, and never takes its picture over', async () => {
  await picture([[plain, shot(0)]], 'one');
  await acceptPictures(root, [file]);
  const halfWay = [[plain, { ...shot(20), stopped: 'there is no link' }]] as const;
  const elsewhere = await picture(halfWay, 'two', { setting: { ...here, chromium: '157.0.0' } });
  expect(verdictOn(elsewhere).failures).toMatchObject([{ kind: 'stopped' }, { kind: 'stopped' }]);
  const stopped = await picture(halfWay, 'two');
  expect(verdictOn(stopped).failures).toMatchObject([
    { kind: 'stopped', reason: 'there is no link' },
    { kind: 'stopped' },
  ]);
  expect(await acceptPictures(root, [file])).toMatchObject({ added: 0, changed: 0, removed: 0 });
  expect(changed({ [file]: 'two' })).toEqual([file]);
});

it('takes a part over in the same setting only, and all of it in another one', async () => {
  await picture([[plain, shot(0)]], 'one');
  await acceptPictures(root, [file]);
  const setting = { ...here, chromium: '157.0.0' };
  await picture([[plain, shot(20)]], 'one', { setting, isWhole: false });
  await expect(acceptPictures(root, [file])).rejects.toThrow(/take all with npm run shots/);
  await picture([[plain, shot(20)]], 'one', { setting });
  await acceptPictures(root, [file]);
  expect(readManifest(root)?.setting).toEqual(setting);
});

it('removes the pictures of stories and files that are gone, and keeps what was not taken', async () => {
  await picture(
    [
      [plain, shot(0)],
      [long, shot(0)],
      [link, shot(0)],
    ],
    'one',
  );
  await acceptPictures(root, [file, other]);
  await picture([[plain, shot(0)]], 'two', { isWhole: false });
  expect(await acceptPictures(root, [file, other])).toMatchObject({ removed: 2 });
  expect(existsSync(stored('light', 'tag--long'))).toBe(false);
  expect(existsSync(stored('light', 'link--plain'))).toBe(true);
  expect(await acceptPictures(root, [file])).toMatchObject({ removed: 2 });
  expect(Object.keys(readManifest(root)?.files ?? {})).toEqual([file]);
});

it('pictures again a file of which a story could not be taken, or a picture is lost', async () => {
  await picture(
    [
      [plain, shot(0)],
      [link, { fault: 'it throws' }],
    ],
    'one',
  );
  await acceptPictures(root, [file, other]);
  expect(changed({ [file]: 'one', [other]: 'one' })).toEqual([other]);
  rmSync(stored('dark', 'tag--plain'));
  expect(changed({ [file]: 'one', [other]: 'one' })).toEqual([file, other]);
});

it('takes nothing over when all would be too large', async () => {
  await picture([[plain, shot(0)]], 'one');
  await acceptPictures(root, [file]);
  truncateSync(stored('light', 'tag--plain'), 30_000_001);
  await picture([[link, shot(0)]], 'one', { isWhole: false });
  await expect(acceptPictures(root, [file, other])).rejects.toThrow(/they may take 30\.0 MB/);
  expect(storedBytes(root)).toBeGreaterThan(30_000_000);
  expect(existsSync(stored('dark', 'link--plain'))).toBe(false);
});

it('takes a stored picture that cannot be read for none', async () => {
  await picture([[plain, shot(0)]], 'one');
  await acceptPictures(root, [file]);
  writeFileSync(stored('dark', 'tag--plain'), 'cut');
  expect((await picture([[plain, shot(0)]], 'one')).outcomes.map(({ kind }) => kind)).toEqual([
    'equal',
    'new',
  ]);
});

it('has nothing to take over before the first picture', async () => {
  await expect(acceptPictures(root, [])).rejects.toThrow(/npm run shots/);
});

it('remembers what passed, until it or the stored pictures change', async () => {
  const passed = (madeOf: string) => new PassedBefore(root, new Map([[file, madeOf]]), readManifest(root));
  await picture([[plain, shot(0)]], 'one');
  await acceptPictures(root, [file]);
  passed('two').add([file]);
  expect(passed('two').has(file)).toBe(true);
  expect(passed('three').has(file)).toBe(false);
  await picture([[plain, shot(20)]], 'four');
  await acceptPictures(root, [file]);
  expect(passed('two').has(file)).toBe(false);
});
