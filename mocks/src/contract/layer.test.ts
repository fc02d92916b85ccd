import { permits } from '@dispatch/contract';
import { type DescribedOperation, examplesOf, fieldsOf } from '@dispatch/contract/document';
import { beforeAll, describe, expect, test } from 'vitest';
import { personas } from '../personas';
import { addressOf, headersOf } from '../testing/exampleRequest';
import { contractFile, mockLayer, type MockLayer } from '../testing/mockLayer';
import { readMockContract } from './mockContract';

const { operations } = readMockContract(contractFile);
let layer: MockLayer;

beforeAll(async () => {
  layer = await mockLayer();
});

const whoMay = ({ permissions }: DescribedOperation) =>
  personas.find(
    ({ group }) =>
      permissions === null ||
      permissions.length === 0 ||
      permissions.some((permission) => permits(group, permission)),
  );

const whoMayNot = ({ permissions }: DescribedOperation) =>
  permissions === null || permissions.length === 0
    ? undefined
    : personas.find(({ group }) => !permissions.some((permission) => permits(group, permission)));

test('there are operations', () => {
  expect(operations.length).toBeGreaterThan(30);
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const call = (demoData: ReturnType<MockLayer['newDemoData']>, token: string | null, body?: unknown) =>
    layer.call(demoData, `${operation.method} ${addressOf(operation)}`, {
      token,
      headers: headersOf(operation),
      body,
    });

  test('gives every answer of the contract that is chosen, as its example has it', async () => {
    const demoData = layer.newDemoData();
    for (const answered of operation.answers) {
      const { status } = answered;
      const examples = examplesOf(answered);
      for (const example of examples.length === 0 ? [null] : examples) {
        demoData.choices[id] = { answer: { status, example: example?.name ?? null }, delay: 0 };
        const { answer } = await call(demoData, null);
        expect(layer.violations.filter((error) => error.startsWith(`${id}:`))).toEqual([]);
        expect(answer.status).toBe(status);
        expect(answer.body).toEqual(example?.value);
      }
    }
  });

  test('answers its own examples without breaking the contract', async () => {
    const person = whoMay(operation);
    expect(person).toBeDefined();
    if (person === undefined) return;
    const bodies = operation.bodies.flatMap(({ mediaType, examples }) =>
      mediaType === 'application/json' ? examples.map(({ value }) => value) : [],
    );
    for (const body of bodies.length === 0 ? [undefined] : bodies) {
      const demoData = layer.newDemoData();
      const { answer } = await call(demoData, layer.tokenOf(demoData, person.key), body);
      expect(layer.violations.filter((error) => error.startsWith(`${id}:`))).toEqual([]);
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      expect(operation.answers.map(({ status }) => status)).toContain(answer.status);
    }
  });

  test('lets nobody pass who may not make it', async () => {
    if (operation.permissions === null) return;
    const demoData = layer.newDemoData();
    const unknown = await call(demoData, null);
    expect(unknown.answer.status).toBe(401);
    const person = whoMayNot(operation);
    if (person === undefined) return;
    const refused = await call(demoData, layer.tokenOf(demoData, person.key));
    expect(refused.answer.status).toBe(403);
    expect(fieldsOf(refused.answer.body)['code']).toBe('not-allowed');
  });
});

test('an answer that breaks the contract is a 500 that names the error', async () => {
  const broken = await mockLayer({
    responders: {
      getMe: ({ person }) => ({ status: 200, body: { ...person.profile, group: 'BOSS' as 'USER' } }),
    },
  });
  const demoData = broken.newDemoData();
  const { answer } = await broken.call(demoData, 'GET /users/me', {
    token: broken.tokenOf(demoData, 'customer'),
  });
  expect(answer.status).toBe(500);
  expect(fieldsOf(answer.body)['message']).toMatch(/getMe breaks the contract: .*\/group/);
  expect(broken.violations).toHaveLength(1);
});

test('an answer with a status or without a header that the contract knows otherwise is a 500', async () => {
  const broken = await mockLayer({
    responders: {
      getMe: () => ({ status: 418, headers: {}, body: {} }),
      listReleases: () => ({ status: 200, body: [] }),
    },
  });
  const demoData = broken.newDemoData();
  const token = broken.tokenOf(demoData, 'customer');
  const teapot = await broken.call(demoData, 'GET /users/me', { token });
  expect(fieldsOf(teapot.answer.body)['message']).toContain('the status 418 is not documented');
  const uncounted = await broken.call(demoData, 'GET /distribution', { token });
  expect(fieldsOf(uncounted.answer.body)['message']).toContain('the header X-Total-Count is missing');
});

test('paths and methods that the contract does not have are 404 and 405', async () => {
  const demoData = layer.newDemoData();
  expect((await layer.call(demoData, 'GET /nothing')).answer.status).toBe(404);
  const wrong = await layer.call(demoData, 'DELETE /users/me');
  expect(wrong.answer).toMatchObject({ status: 405, headers: { Allow: 'GET' } });
});

test('an answer takes as long as is chosen, and is otherwise as usual', async () => {
  const demoData = layer.newDemoData();
  demoData.choices['listPackages'] = { answer: null, delay: 300 };
  const before = layer.lingered();
  expect((await layer.call(demoData, 'GET /package')).answer.status).toBe(200);
  expect(layer.lingered()).toBe(before + 300);
});

test('an empty list counts no rows', async () => {
  const demoData = layer.newDemoData();
  demoData.choices['listReleases'] = { answer: { status: 200, example: 'none' }, delay: 0 };
  const { answer } = await layer.call(demoData, 'GET /distribution');
  expect(answer).toMatchObject({ body: [], headers: { 'X-Total-Count': '0' } });
});
