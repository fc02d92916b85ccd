import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dump } from 'js-yaml';
import { isObject, readContract, type JsonObject } from '../document/document';

const root = fileURLToPath(new URL('../../', import.meta.url));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'redocly-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The rules of redocly.yaml that a contract breaks, as errors. */
const brokenRules = (contract: JsonObject): string[] => {
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, dump(contract));
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const options = ['lint', '--config', join(root, 'redocly.yaml'), '--format', 'json', file];
  const { stdout } = spawnSync(process.execPath, [cli, ...options], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    problems: { ruleId: string; severity: string }[];
  };
  return [
    ...new Set(problems.filter(({ severity }) => severity === 'error').map(({ ruleId }) => ruleId)),
  ].sort();
};

const contract = (): JsonObject => readContract(join(root, 'openapi.yaml'));

const at = (value: JsonObject, ...keys: string[]): JsonObject => {
  const found = keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
  if (!isObject(found)) throw new Error(`Nothing at ${keys.join(' / ')}.`);
  return found;
};

it('finds nothing in openapi.yaml, and each violation that is planted', () => {
  expect(brokenRules(contract())).toEqual([]);
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
  expect(brokenRules(planted)).toEqual([
    'no-invalid-media-type-examples',
    'no-invalid-parameter-examples',
    'no-invalid-schema-examples',
    'no-unused-components',
    'operation-4xx-problem-details-rfc7807',
    'operation-operationId',
  ]);
}, 60_000);
