import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dump } from 'js-yaml';
import { isObject, readContract, type JsonObject } from '../document/document';

const root = fileURLToPath(new URL('../../', import.meta.url));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'redocly-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The rules of redocly.yaml that a contract breaks. */
const brokenRules = async (contract: JsonObject): Promise<string[]> => {
  const ref = join(folder, 'openapi.yaml');
  writeFileSync(ref, dump(contract));
  const config = await loadConfig({ configPath: join(root, 'redocly.yaml') });
  return [...new Set((await lint({ ref, config })).map(({ ruleId }) => ruleId))].sort();
};

const contract = (): JsonObject => readContract(join(root, 'openapi.yaml'));

const at = (value: JsonObject, ...keys: string[]): JsonObject => {
  const found = keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
  if (!isObject(found)) throw new Error(`Nothing at ${keys.join(' / ')}.`);
  return found;
};

it('finds nothing in openapi.yaml, and each violation that is planted', async () => {
  expect(await brokenRules(contract())).toEqual([]);
  const planted = contract();
  const { paths, components } = planted as { paths: JsonObject; components: JsonObject };
  const liveness = at(paths, '/health/live', 'get');
  // A refusal that is no problem details.
  at(liveness, 'responses')['404'] = {
    description: 'Nothing.',
    content: { 'application/json': { schema: { type: 'object' } } },
  };
  // Examples that their schemas refuse: of an answer, of a schema, of a parameter.
  at(liveness, 'responses', '200', 'content', 'application/json')['example'] = { done: 'perhaps' };
  at(components, 'schemas', 'Done')['example'] = { done: 17 };
  at(components, 'parameters', 'PageNumber')['example'] = 'first';
  // What nobody refers to, and a call without a name.
  at(components, 'schemas')['Forgotten'] = { type: 'object' };
  delete liveness['operationId'];
  expect(await brokenRules(planted)).toEqual([
    'no-invalid-media-type-examples',
    'no-invalid-parameter-examples',
    'no-invalid-schema-examples',
    'no-unused-components',
    'operation-4xx-problem-details-rfc7807',
    'operation-operationId',
  ]);
}, 60_000);
