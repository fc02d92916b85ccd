import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generate } from './generate';
import { smallContract } from './testing/smallContract';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generate-'));
  await writeFile(join(folder, 'openapi.yaml'), smallContract);
});
afterEach(() => rm(folder, { recursive: true }));

const run = async (check: boolean): Promise<{ code: number; lines: string[] }> => {
  const lines: string[] = [];
  const options = { contract: join(folder, 'openapi.yaml'), out: join(folder, 'out'), check };
  const code = await generate(options, (line) => lines.push(line));
  return { code, lines };
};

const change = (from: string, to: string) =>
  writeFile(join(folder, 'openapi.yaml'), smallContract.replace(from, to));

it('writes, is then up to date, and names what has become stale', async () => {
  expect(await run(true)).toMatchObject({ code: 1 });
  expect(await run(false)).toMatchObject({ code: 0 });
  expect(await run(true)).toEqual({ code: 0, lines: [] });
  const table = join(folder, 'out/ruleTable.ts');
  const before = await readFile(table, 'utf8');
  await change('Too short.', 'Write more.');
  const stale = await run(true);
  expect(stale.code).toBe(1);
  expect(stale.lines).toEqual([expect.stringMatching(/out\/ruleTable\.ts is stale; run npm run generate$/)]);
  expect(await readFile(table, 'utf8')).toBe(before);
  await run(false);
  expect(await readFile(table, 'utf8')).toContain('Write more.');
});

it('says in one line what is wrong with a contract', async () => {
  await change('releases.review', 'releases.burn');
  expect(await run(false)).toEqual({ code: 1, lines: [expect.stringContaining('releases.burn')] });
});

it('names line and call of every reference that leads nowhere', async () => {
  const broken = smallContract
    .replace(
      "schema: { $ref: '#/components/schemas/Thing' }",
      "schema: { $ref: '#/components/schemas/Thong' }",
    )
    .replace('example: { name: Rocket }', "examples: { rocket: { $ref: 'openapi.yaml#/nothing' } }")
    .replace("'401': { $ref: '#/components/responses/Unauthorized' }", "'401': { $ref: 'elsewhere.yaml' }");
  await writeFile(join(folder, 'openapi.yaml'), broken);
  expect(await run(false)).toEqual({
    code: 1,
    lines: [
      'line 18: GET /things/{id} (getThing): the reference #/components/schemas/Thong leads nowhere.',
      'line 19: GET /things/{id} (getThing): the reference openapi.yaml#/nothing leads nowhere.',
      'line 21: GET /things/{id} (getThing): the reference elsewhere.yaml leads nowhere.',
    ],
  });
});

it('fails for what the lint refuses, even when the files are up to date', async () => {
  await change('summary: One thing', "summary: ''");
  await run(false);
  expect(await run(true)).toEqual({
    code: 1,
    lines: [expect.stringContaining('GET /things/{id} has no summary.')],
  });
});
