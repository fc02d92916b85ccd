import type { OperationId } from '@dispatch/contract';
import load, { type ContractAnswer } from 'virtual:contract-answers';
import { fieldsOf } from '@dispatch/contract/document/references';
import { reworded, type Wording } from './wording';

export interface SentAnswer {
  status: number;
  type: string | null;
  body: unknown;
  headers: Record<string, string>;
}

/** `Answer` of whichever operation. */
type AnyAnswer =
  | string
  | { example?: string; change?: (data: never) => unknown; headers?: Record<string, string> };

async function answersOf(operationId: string): Promise<ContractAnswer[]> {
  const found = await load[operationId]?.();
  if (found === undefined) throw new Error(`openapi.yaml has no operation ${operationId}.`);
  return found.default;
}

function exampleOf(answers: readonly ContractAnswer[], name: string, operationId: string) {
  const answer = answers.find(({ examples }) => name === '' || name in examples);
  const value = name === '' ? Object.values(answer?.examples ?? {})[0] : answer?.examples[name];
  if (answer === undefined) {
    const names = answers.flatMap(({ status, examples }) =>
      Object.keys(examples).map((key) => `${status} ${key}`),
    );
    throw new Error(
      `openapi.yaml shows no answer '${name}' to ${operationId}. There are: ${names.join(', ')}.`,
    );
  }
  return { answer, value: structuredClone(value) };
}

/** Lists are counted, unless the story says otherwise. */
const countHeaders = (promised: readonly string[], body: unknown): Record<string, string> =>
  Array.isArray(body) && promised.includes('X-Total-Count')
    ? { 'X-Total-Count': String(body.length), 'X-Total-Count-Capped': 'false' }
    : {};

/** Once for all stories of a page: compiling what judges an answer takes longer than the story that shows it. */
let judging: ReturnType<typeof judge> | null = null;

/** Loaded when a story changes an example: the contract's lint has judged the examples themselves. */
async function judge() {
  const { default: contract } = await load.schemas();
  const { Schemas } = await import('@dispatch/contract/document/schemas');
  return { contract, schemas: new Schemas(contract) };
}

/** @throws Error when the contract has no such example, or what was made of it breaks the contract */
export async function successAnswer(
  operationId: OperationId,
  wanted: AnyAnswer,
  wording: Wording | undefined,
): Promise<SentAnswer> {
  const { example = '', change, headers = {} } = typeof wanted === 'string' ? { example: wanted } : wanted;
  const successes = (await answersOf(operationId)).filter(({ status }) => status < 300);
  const { answer, value } = exampleOf(successes, example, operationId);
  const schema = fieldsOf(answer.schema);
  let body: unknown = value;
  if (change !== undefined || wording !== undefined) {
    const { contract, schemas } = await (judging ??= judge());
    if (wording !== undefined) body = reworded(body, wording, schema, contract);
    if (change !== undefined) body = change(body as never);
    const errors = schemas.errors(schema, body).map(({ text }) => text);
    if (errors.length > 0)
      throw new Error(`This answer to ${operationId} breaks the contract: ${errors.join('; ')}.`);
  }
  return {
    status: answer.status,
    type: answer.type,
    body,
    headers: { ...countHeaders(answer.headers, body), ...headers },
  };
}

const failed = (status: number): SentAnswer => ({
  status,
  type: 'application/problem+json',
  headers: {},
  body: {
    type: 'about:blank',
    title: 'Internal Server Error',
    status,
    code: 'internal-error',
    requestId: '0a1b2c3d4e5f',
    message: 'Something went wrong on our side. Please try again.',
  },
});

/** @throws Error when the contract has none of that name */
export async function refusalAnswer(operationId: OperationId, wanted: string | number): Promise<SentAnswer> {
  if (typeof wanted === 'number') return failed(wanted);
  const [, status = '', name = wanted] = /^(\d{3}) (.+)$/.exec(wanted) ?? [];
  const refusals = (await answersOf(operationId)).filter(
    (answer) => answer.status >= 400 && (status === '' || answer.status === Number(status)),
  );
  const { answer, value } = exampleOf(refusals, name, operationId);
  return { status: answer.status, type: answer.type, body: value, headers: {} };
}
