import { type DescribedOperation, answerOf, locate, typesOf } from '@dispatch/contract/document';
import type { MockContract } from './mockContract';
import type { PlainAnswer } from './plainAnswer';

const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

const typedHeader = (types: readonly unknown[], text: string): unknown => {
  if ((types.includes('integer') || types.includes('number')) && text.trim() !== '') return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

function headerErrors(contract: MockContract, operation: DescribedOperation, answer: PlainAnswer): string[] {
  const promised = answerOf(operation, answer.status)?.headers ?? [];
  return promised.flatMap(({ name, schema }) => {
    const sent = Object.entries(answer.headers).find(([key]) => key.toLowerCase() === name.toLowerCase());
    if (sent === undefined) return [`the header ${name} is missing`];
    if (schema === null) return [];
    const value = typedHeader(typesOf(locate(contract.document, schema).value), sent[1]);
    return contract.schemas.errors(schema, value).map(({ text }) => `the header ${name}: ${text}`);
  });
}

/** In what an answer differs from what the contract promises: its status, its body, its headers. */
export function answerErrors(
  contract: MockContract,
  operation: DescribedOperation,
  answer: PlainAnswer,
): string[] {
  const promised = answerOf(operation, answer.status);
  if (promised === undefined) return [`the status ${answer.status} is not documented`];
  const headers = headerErrors(contract, operation, answer);
  const [media] = promised.media;
  if (media === undefined) {
    return answer.body === undefined ? headers : [...headers, 'a body is sent where none is documented'];
  }
  if (answer.body === undefined) return [...headers, 'the body is missing'];
  if (media.schema === null || !isJson(media.mediaType)) return headers;
  return [...headers, ...contract.schemas.errors(media.schema, answer.body).map(({ text }) => text)];
}

/** The media type in which an answer is sent: the documented one, problem+json for what is not documented. */
export function mediaTypeOf(operation: DescribedOperation | null, answer: PlainAnswer): string | null {
  if (answer.body === undefined) return null;
  const { 'Content-Type': own } = answer.headers;
  if (own !== undefined) return own;
  const promised = operation === null ? undefined : answerOf(operation, answer.status);
  return promised?.media[0]?.mediaType ?? 'application/problem+json';
}
