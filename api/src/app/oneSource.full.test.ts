import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Contract from '@dispatch/contract';
import type * as Testing from '../testing/testServer';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const message = 'The first name cannot exceed 40 letters.';

let copy: string;

const copySources = (): string => {
  mkdirSync(join(root, '..cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '..cache', 'one-source-'));
  for (const file of ['openapi.yaml', 'package.json']) cpSync(join(root, file), join(folder, file));
  mkdirSync(join(folder, 'node_modules/@dispatch'), { recursive: true });
  for (const workspace of ['contract', 'api', 'mocks', 'web']) {
    const from = join(root, workspace);
    cpSync(from, join(folder, workspace), {
      recursive: true,
      filter: (path) => !/[/\\](node_modules|dist)$|\.test\.tsx?$/.test(path),
    });
    const packages = join(from, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(folder, workspace, 'node_modules'));
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@dispatch', workspace));
  }
  return folder;
};

/** One limit of a field and its message, at the place where they are written down. */
const changeContract = (folder: string): void => {
  const file = join(folder, 'openapi.yaml');
  const text = readFileSync(file, 'utf8');
  const form = text.indexOf('\n    Registration:\n');
  const field = text.indexOf('\n        firstName:\n', form);
  const end = text.indexOf('\n        lastName:\n', field);
  expect(Math.min(form, field, end)).toBeGreaterThan(0);
  const changed = text
    .slice(field, end)
    .replace('maxLength: 50\n', 'maxLength: 40\n')
    .replace(/\{ rule: maxLength, .* \}/, `{ rule: maxLength, value: 40, message: '${message}' }`);
  expect(changed).toContain(message);
  writeFileSync(file, text.slice(0, field) + changed + text.slice(end));
};

beforeAll(() => {
  copy = copySources();
  changeContract(copy);
  const generator = join(copy, 'contract/generate/main.ts');
  execFileSync(process.execPath, ['--import', 'tsx', generator], { cwd: copy, stdio: 'pipe' });
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const load = <Module>(path: string): Promise<Module> => import(join(copy, path)) as Promise<Module>;

const person = (firstName: string) => ({
  firstName,
  lastName: 'Ortiz',
  phone: '410 555 0142',
  organization: 'Harbor Robotics',
  country: 'USA',
  state: 'Maryland',
  email: 'dana@harbor-robotics.example',
  captcha: 'x',
});

const error = { pointer: '/firstName', rule: 'maxLength', message };

test('the form follows the contract', async () => {
  const { checkRules, yupSchema } = await load<typeof Contract>('contract/src/index.ts');
  const form = yupSchema('Registration', { stage: 'full' });
  await expect(form.validate(person('x'.repeat(40)))).resolves.toBeDefined();
  await expect(form.validate(person('x'.repeat(41)))).rejects.toThrow(message);
  expect(checkRules('Registration', person('x'.repeat(41)), { stage: 'full' })).toMatchObject([error]);
});

test('the server and the documentation page follow the contract', async () => {
  const { startTestServer } = await load<typeof Testing>('api/src/testing/testServer.ts');
  const server = await startTestServer();
  try {
    const register = async (firstName: string) => {
      const response = await server.send('/api/users/add', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(person(firstName)),
      });
      return (await response.json()) as { fields?: { pointer: string }[] };
    };
    expect((await register('x'.repeat(40))).fields?.map(({ pointer }) => pointer)).not.toContain(
      '/firstName',
    );
    expect((await register('x'.repeat(41))).fields).toEqual([error]);
    type Shown = {
      components: {
        schemas: { Registration: { properties: { firstName: { maxLength: number; description: string } } } };
      };
    };
    // What the documentation page reads.
    const shown = (await (await server.send('/api/docs/contract.json')).json()) as Shown;
    const { firstName } = shown.components.schemas.Registration.properties;
    expect(firstName.maxLength).toBe(40);
    expect(firstName.description).toContain(`\`maxLength 40\`: “${message}”`);
  } finally {
    await server.stop();
  }
});

type Mocks = {
  mockLayer: () => Promise<{
    newDemoData: () => object;
    call: (
      demoData: object,
      call: string,
      init: { token: null; body: object },
    ) => Promise<{ answer: { status: number; body: unknown } }>;
  }>;
};

test('the mock server follows the contract', async () => {
  const { mockLayer } = await load<Mocks>('mocks/src/testing/mockLayer.ts');
  const layer = await mockLayer();
  const register = async (firstName: string) => {
    const { answer } = await layer.call(layer.newDemoData(), 'POST /users/add', {
      token: null,
      body: person(firstName),
    });
    return answer;
  };
  expect((await register('x'.repeat(40))).status).toBe(200);
  expect(await register('x'.repeat(41))).toMatchObject({ status: 400, body: { fields: [error] } });
}, 30_000);
