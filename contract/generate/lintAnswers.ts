import {
  answersOf,
  bodyOf,
  isObject,
  mediaOf,
  namedPermissions,
  objectAt,
  operationsOf,
  schemaNameOf,
  type ContractAnswer,
  type ContractOperation,
  type JsonObject,
} from '../document/document';
import type { Finding } from './finding';

const isKey = (parameter: JsonObject): boolean => parameter['name'] === 'Idempotency-Key';

const namesARow = (parameter: JsonObject): boolean =>
  parameter['in'] === 'path' && /(^id|Id|Key|Token)$/.test(String(parameter['name']));

/** The answers that a call has to describe, each with the reason. Every call may also answer 405 and 415. */
const expected = (contract: JsonObject, { operation, parameters }: ContractOperation): [string, string][] => {
  const permissions = namedPermissions(contract, operation);
  const hasBody = bodyOf(contract, operation) !== null;
  const reasons: [boolean, string, string][] = [
    [hasBody || parameters.length > 0, '400', 'takes input'],
    [permissions !== null, '401', 'needs a session'],
    [(permissions ?? []).length > 0, '403', 'needs a permission'],
    [parameters.some(namesARow), '404', 'names a row by its path'],
    [parameters.some(isKey), '409', 'takes an Idempotency-Key, whose first call may still run'],
    [hasBody, '413', 'takes a body'],
    [parameters.some(isKey), '422', 'takes an Idempotency-Key, which may have been used'],
    [true, '500', 'may meet an error of ours'],
  ];
  return reasons.flatMap(([holds, status, reason]) => (holds ? [[status, reason]] : []));
};

const schemaNames = (answer: JsonObject): (string | null)[] =>
  mediaOf(answer).map(([, media]) => schemaNameOf(media['schema']));

const problemErrors = (answers: readonly ContractAnswer[]): Finding[] => {
  const good = answers
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ answer }) => schemaNames(answer));
  return answers.flatMap(({ status, answer, place }): Finding[] => {
    if (!/^[45]/.test(status)) return [];
    const [[type, media] = ['', {}], ...more] = mediaOf(answer);
    const name = schemaNameOf(media['schema']);
    // A health answer looks the same whether all is well or not.
    if (status.startsWith('5') && name !== null && good.includes(name)) return [];
    return type === 'application/problem+json' && name === 'Problem' && more.length === 0
      ? []
      : [{ at: [answer, 'content'], text: `${place} is application/problem+json with the schema Problem.` }];
  });
};

const waitErrors = (answers: readonly ContractAnswer[]): Finding[] =>
  answers.flatMap(({ status, answer, place }) =>
    status === '429' && !isObject(objectAt(answer, 'headers')['Retry-After'])
      ? [{ at: [answer], text: `${place} needs the header Retry-After.` }]
      : [],
  );

export const lintAnswers = (contract: JsonObject): Finding[] =>
  operationsOf(contract).flatMap((found) => {
    const { place, operation } = found;
    const answers = answersOf(contract, operation, place);
    const ofResponses = (text: string): Finding => ({ at: [operation, 'responses'], text });
    const given = new Set(answers.map(({ status }) => status));
    return [
      ...([...given].some((status) => /^[23]\d\d$/.test(status))
        ? []
        : [ofResponses(`${place} has no answer for success.`)]),
      ...[...given]
        .filter((status) => !/^[1-5]\d\d$/.test(status))
        .map((status) => ({
          at: [operation, 'responses', status] as const,
          text: `${place}: ${status} is no status.`,
        })),
      ...expected(contract, found)
        .filter(([status]) => !given.has(status))
        .map(([status, reason]) => ofResponses(`${place} has no answer ${status}, and ${reason}.`)),
      ...problemErrors(answers),
      ...waitErrors(answers),
    ];
  });
