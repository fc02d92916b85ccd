import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { smallContract } from '../generate/smallContract';
import { diff, release, type DiffFiles } from './diff';

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

it('is well with what was released, and with non-breaking changes', async () => {
  expect(await run()).toEqual({ code: 0, lines: ['0 breaking, 0 non-breaking since the released 0.1.0'] });
  await change(wider);
  expect(await run()).toEqual({
    code: 0,
    lines: [
      'non-breaking  ThingForm (request).kind: value "tiny" added',
      '0 breaking, 1 non-breaking since the released 0.1.0',
    ],
  });
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
  await change(narrower, wider, nextVersion);
  expect(await run()).toMatchObject({ code: 0 });
});

it('compares with what was released last', async () => {
  await change(narrower, nextVersion);
  const said: string[] = [];
  await release(files, (line) => said.push(line));
  expect(said).toEqual(['0.2.0 is the released contract now.']);
  expect(await readFile(files.released, 'utf8')).toBe(await readFile(files.contract, 'utf8'));
  expect(await run()).toMatchObject({
    code: 0,
    lines: ['0 breaking, 0 non-breaking since the released 0.2.0'],
  });
});
