import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

it('says in one line what is wrong with a contract, and where', async () => {
  await change('releases.review', 'releases.burn');
  const { code, lines } = await run(false);
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/openapi\.yaml:24: .*releases\.burn/)]);
});

it('names the line that is no YAML', async () => {
  await change('summary: One thing', 'summary: One thing: a big one');
  expect(await run(false)).toEqual({
    code: 1,
    lines: [expect.stringMatching(/openapi\.yaml:11: bad indent/)],
  });
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
  expect((await run(false)).lines.map((line) => line.replace(/^[^:]*(?=openapi)/, ''))).toEqual([
    'openapi.yaml:18: GET /things/{id} (getThing): the reference #/components/schemas/Thong leads nowhere.',
    'openapi.yaml:19: GET /things/{id} (getThing): the reference openapi.yaml#/nothing leads nowhere.',
    'openapi.yaml:21: GET /things/{id} (getThing): the reference elsewhere.yaml leads nowhere.',
  ]);
});

it('names the line of an example in the file where it stands', async () => {
  await mkdir(join(folder, 'contract/examples'), { recursive: true });
  await writeFile(
    join(folder, 'contract/examples/thing.yaml'),
    'getThing:\n  rocket:\n    summary: A rocket\n    value:\n      name: 17\n',
  );
  await change(
    'example: { name: Rocket }\n',
    "examples: { rocket: { $ref: 'contract/examples/thing.yaml#/getThing/rocket' } }\n",
  );
  const { lines } = await run(false);
  expect(lines[0]).toMatch(
    /contract\/examples\/thing\.yaml:5: GET .*example rocket: \/name must be string\.$/,
  );
});

it('fails for what the lint refuses, even when the files are up to date', async () => {
  await change('summary: One thing', "summary: ''");
  await run(false);
  expect(await run(true)).toEqual({
    code: 1,
    lines: [expect.stringMatching(/openapi\.yaml:8: GET \/things\/\{id\} has no summary\.$/)],
  });
});
