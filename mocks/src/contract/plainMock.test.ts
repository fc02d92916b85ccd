import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Contract, type DescribedOperation, examplesOf, readContract } from '@dispatch/contract/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, headersOf } from '../testing/exampleRequest';
import { contractFile } from '../testing/mockLayer';

const { operations } = new Contract(readContract(contractFile));
let prism: ChildProcess;
let address = '';

beforeAll(async () => {
  const program = fileURLToPath(new URL('plainMain.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  prism = child;
  for await (const line of createInterface(child.stdout)) {
    address = /listening on (\S+)/.exec(line)?.[1] ?? '';
    if (address !== '') break;
  }
  child.stdout.resume();
});

afterAll(async () => {
  const ended = once(prism, 'exit');
  prism.kill();
  await ended;
});

const fileFor = (body: DescribedOperation['bodies'][number] | undefined): FormData | undefined => {
  if (body === undefined) return undefined;
  const form = new FormData();
  form.append('myFile', new Blob(['a file']), 'file.csv');
  return form;
};

const ask = (operation: DescribedOperation): Promise<Response> => {
  const [body] = operation.bodies;
  const [example] = body?.examples ?? [];
  const sent = body?.mediaType === 'application/json' ? JSON.stringify(example?.value) : fileFor(body);
  return fetch(`${address}${addressOf(operation)}`, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      authorization: 'Bearer any',
      'x-event-hook-secret': 'any',
      ...headersOf(operation),
      ...(typeof sent === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    body: sent,
  });
};

const firstExample = ({ answers }: DescribedOperation): unknown =>
  answers.filter(({ status }) => status < 300).flatMap(examplesOf)[0]?.value;

test('npm run mock:plain answers every call with its example, by Prism alone', async () => {
  const wrong: string[] = [];
  for (const operation of operations) {
    const answer = await ask(operation);
    const text = await answer.text();
    const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
    const isExample = !isJson || text === JSON.stringify(firstExample(operation));
    if (!answer.ok || !isExample) wrong.push(`${operation.id}: ${answer.status} ${text.slice(0, 300)}`);
  }
  expect(wrong).toEqual([]);
});
