import { answerOf, type Contract } from './document/contract';
import type { ContractOperation } from './document/contractOperation';
import type { PlainAnswer } from './plainAnswer';

const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

const typedHeader = (types: readonly string[], text: string): unknown => {
  if ((types.includes('integer') || types.includes('number')) && text.trim() !== '') return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

function headerFaults(contract: Contract, operation: ContractOperation, answer: PlainAnswer): string[] {
  const promised = answerOf(operation, answer.status)?.headers ?? [];
  return promised.flatMap(({ name, schema }) => {
    const sent = Object.entries(answer.headers).find(([key]) => key.toLowerCase() === name.toLowerCase());
    if (sent === undefined) return [`the header ${name} is missing`];
    if (schema === null) return [];
    const value = typedHeader(contract.schemas.typesOf(schema), sent[1]);
    return contract.schemas.faults(schema, value).map(({ text }) => `the header ${name}: ${text}`);
  });
}

/** In what an answer differs from what the contract promises: its status, its body, its headers. */
export function answerFaults(
  contract: Contract,
  operation: ContractOperation,
  answer: PlainAnswer,
): string[] {
  const promised = answerOf(operation, answer.status);
  if (promised === undefined) return [`the status ${answer.status} is not documented`];
  const headers = headerFaults(contract, operation, answer);
  const { mediaType, schema } = promised;
  if (mediaType === null) {
    return answer.body === undefined ? headers : [...headers, 'a body is sent where none is documented'];
  }
  if (answer.body === undefined) return [...headers, 'the body is missing'];
  if (schema === null || !isJson(mediaType)) return headers;
  return [...headers, ...contract.schemas.faults(schema, answer.body).map(({ text }) => text)];
}

/** The media type in which an answer is sent: the documented one, problem+json for what is not documented. */
export function mediaTypeOf(operation: ContractOperation | null, answer: PlainAnswer): string | null {
  if (answer.body === undefined) return null;
  const { 'Content-Type': own } = answer.headers;
  if (own !== undefined) return own;
  const promised = operation === null ? undefined : answerOf(operation, answer.status);
  return promised?.mediaType ?? 'application/problem+json';
}
