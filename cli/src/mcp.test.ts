import { Contract, readContract } from '@dispatch/contract/document';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { startMcp } from './mcp';
import { toolsOf } from './tools';

const contract = new Contract(readContract(new URL('../../openapi.yaml', import.meta.url)));
const connection = { url: 'https://news.example', token: 'dsp_token' };

test('each call of a customer is a tool whose schema takes what the contract shows as examples', () => {
  const tools = toolsOf(contract);
  const names = tools.map(({ name }) => name);
  for (const one of [
    'saveDraft',
    'validateRelease',
    'capturePaymentIntent',
    'submitRelease',
    'createWebhook',
    'uploadFile',
  ])
    expect(names).toContain(one);
  for (const one of [
    'createAccessToken',
    'createBundleIntent',
    'saveCoupon',
    'impersonateUser',
    'createSession',
  ])
    expect(names).not.toContain(one);
  const ajv = new Ajv2020({
    strict: false,
    formats: { money: true, date: true, 'date-time': true, binary: true, email: true, uri: true, uuid: true },
  });
  for (const { name, inputSchema, command } of tools) {
    const takes = ajv.compile(inputSchema);
    const parameters = command.operation.parameters.filter(
      ({ required, example }) => required && example !== undefined,
    );
    const given = Object.fromEntries(parameters.map((one) => [one.name, one.example]));
    const bodies = command.body === 'json' ? (command.operation.bodies[0]?.examples ?? []) : [];
    for (const { value, name: example } of bodies)
      expect(takes({ ...given, body: value }) || takes.errors, `${name}, ${example}`).toBe(true);
    expect(JSON.stringify(inputSchema), name).not.toContain('#/components/');
  }
  const dangerous = tools.filter(({ annotations }) => annotations.destructiveHint);
  for (const { description } of dangerous) expect(description).toContain('CAREFUL');
  const warned = dangerous.map(({ name }) => name);
  expect(warned).toEqual(
    expect.arrayContaining(['submitRelease', 'capturePaymentIntent', 'deleteDraft', 'deleteWebhook']),
  );
  for (const harmless of ['getRelease', 'saveDraft', 'validateRelease', 'saveCart'])
    expect(warned).not.toContain(harmless);
});

test('a tool makes its call, and what is refused goes back as an answer that says why', async () => {
  const asked: { call: string; body: string; authorization: string | null }[] = [];
  const problem = {
    status: 400,
    code: 'invalid-input',
    message: 'No.',
    fields: [{ pointer: '/headline', rule: 'required', message: 'No.' }],
  };
  const answers = [Response.json({ distributionId: 43 }), Response.json(problem, { status: 400 })];
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await startMcp(contract, connection, ours, async (request) => {
    const { method, url, headers } = request;
    asked.push({
      call: `${method} ${url}`,
      body: await request.text(),
      authorization: headers.get('authorization'),
    });
    return answers.shift() ?? Response.json({});
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(theirs);
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(
    toolsOf(contract).map(({ name }) => name),
  );
  const read = await client.callTool({ name: 'getRelease', arguments: { id: 43 } });
  expect(read.content).toEqual([{ type: 'text', text: '{"distributionId":43}' }]);
  const checked = await client.callTool({ name: 'validateRelease', arguments: { body: { package: '80' } } });
  expect(checked.isError).toBe(true);
  expect(JSON.stringify(checked.content)).toContain('/headline');
  expect(asked).toEqual([
    {
      call: 'GET https://news.example/api/distribution/item/43',
      body: '',
      authorization: 'Bearer dsp_token',
    },
    {
      call: expect.stringMatching(/^POST /) as string,
      body: '{"package":"80"}',
      authorization: 'Bearer dsp_token',
    },
  ]);
  expect((await client.callTool({ name: 'deleteAccount', arguments: {} })).isError).toBe(true);
  expect(asked).toHaveLength(2);
  await client.close();
});
