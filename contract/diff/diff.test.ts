import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dump } from 'js-yaml';
import { objectAt, parseContract } from '../document/document';
import { smallContract } from '../generate/testing/smallContract';
import { diff, release, type DiffFiles } from './diff';
import { releasedForm } from './releasedForm';

let folder = '';
let files: DiffFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diff-'));
  files = { contract: join(folder, 'openapi.yaml'), released: join(folder, 'released/openapi.yaml') };
  await writeFile(files.contract, smallContract);
  await release(files, () => undefined);
});
afterEach(() => rm(folder, { recursive: true }));

const run = async (): Promise<{ code: number; lines: string[] }> => {
  const lines: string[] = [];
  return { code: await diff(files, (line) => lines.push(line)), lines };
};

const change = (...pairs: readonly (readonly [string, string])[]) =>
  writeFile(
    files.contract,
    pairs.reduce((text, [from, to]) => text.replace(from, to), smallContract),
  );

const narrower = ['maxLength: 50\n          x-validation', 'maxLength: 40\n          x-validation'] as const;
const nextVersion = ['version: 0.1.0', 'version: 0.2.0'] as const;
const wider = ['enum: [big, small]', 'enum: [big, small, tiny]'] as const;

const say = () => undefined;

it('is well with what was released, and wants other changes to be taken over', async () => {
  expect(await run()).toEqual({ code: 0, lines: ['0 breaking, 0 non-breaking since the released 0.1.0'] });
  await change(wider);
  expect(await run()).toEqual({
    code: 1,
    lines: [
      'non-breaking  ThingForm (request).kind: value "tiny" added',
      '0 breaking, 1 non-breaking since the released 0.1.0',
      'The contract was not taken over as the released one; run npm run contract:release',
    ],
  });
  expect(await release(files, say)).toBe(0);
  expect(await run()).toMatchObject({ code: 0 });
  // Released once more, the version tells of it once.
  expect(await release(files, say)).toBe(0);
  const told = await readFile(join(folder, 'released/changes.json'), 'utf8');
  const what = { breaking: false, place: 'ThingForm (request).kind', what: 'value "tiny" added' };
  expect(JSON.parse(told)).toEqual([{ version: '0.1.0', changes: [what] }]);
});

it('asks for nothing when texts, examples and the order of things have changed', async () => {
  const other = parseContract(smallContract.replace('summary: ', 'summary: Another text, '));
  const info = { ...objectAt(other, 'info'), description: 'New.', 'x-examples-time': 'later' };
  await writeFile(files.contract, dump({ components: other['components'], ...other, info }));
  expect(await run()).toMatchObject({ code: 0 });
});

it('keeps properties that are called like texts', async () => {
  const property = {
    type: 'object',
    properties: { example: { type: 'string' }, summary: { type: 'string' } },
  };
  expect(releasedForm({ property })).toContain('example:\n');
  expect(releasedForm({ property })).toContain('summary:\n');
});

it('fails for a breaking change until the version makes a step', async () => {
  await change(narrower, wider);
  expect(await run()).toEqual({
    code: 1,
    lines: [
      'breaking      ThingForm (request).name: maxLength 50 is now 40 (narrower)',
      'non-breaking  ThingForm (request).kind: value "tiny" added',
      '1 breaking, 1 non-breaking since the released 0.1.0',
      '1 breaking change needs info.version 0.2.0 or later; it is 0.1.0, and 0.1.0 was released.',
    ],
  });
  expect(await release(files, say)).toBe(1);
  expect(await run()).toMatchObject({ code: 1 });
  await change(narrower, wider, nextVersion);
  expect(await release(files, say)).toBe(0);
  expect(await run()).toMatchObject({ code: 0 });
});

it('fails for a dangerous change until the file beside the released contract says why', async () => {
  await change(['session: [releases.review]', 'session: []']);
  const what = 'permission releases.review is now any session';
  const { code, lines } = await run();
  expect(code).toBe(1);
  expect(lines[0]).toBe(`dangerous     deleteThing: ${what}`);
  expect(lines.at(-1)).toMatch(/^1 dangerous without a reason; write why to .*dangerous\.yaml/);
  expect(await release(files, say)).toBe(1);
  const reasons = join(folder, 'released/dangerous.yaml');
  await writeFile(reasons, dump([{ place: 'deleteThing', change: what, reason: 'Things belong to all.' }]));
  expect(await release(files, say)).toBe(0);
  expect(await run()).toMatchObject({ code: 0 });
});

it('compares with what was released last', async () => {
  await change(narrower, nextVersion);
  const said: string[] = [];
  await release(files, (line) => said.push(line));
  expect(said.at(-1)).toBe('0.2.0 is the released contract now.');
  expect(await run()).toMatchObject({
    code: 0,
    lines: ['0 breaking, 0 non-breaking since the released 0.2.0'],
  });
});
