import type { RuleStage } from '@dispatch/contract';
import type { Operation } from '../contract/operations';
import { keepsSchema } from '../contract/validators';
import { onTheWire, type Request, type WireRequest } from './requests';
import { wrongBodies } from './wrongBodies';
import { inHeaders, inPath, inQuery, type WrongRequest } from './wrongParameters';

type Make = (changes: Partial<WireRequest>) => WireRequest;

const deep = '['.repeat(5_000);

const aroundTheBody = (operation: Operation, make: Make, text: string): WrongRequest[] => {
  const bodies: [string, string][] = [
    ['half a body', text.slice(0, -2)],
    ['no JSON', '{not json}'],
    ['a text', '"a text"'],
    ['a number', '17'],
    ['null', 'null'],
    ['a list', `[${text}]`],
    ['brackets without end', deep],
  ];
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-7',
    'nonsense',
  ];
  const { headers } = make({});
  return [
    ...bodies.map(([how, body]) => ({
      how: `the body is ${how}`,
      wire: make({ body }),
      status: 400,
      pointer: null,
    })),
    ...types.map((type) => ({
      how: `the body is ${type}`,
      wire: make({ headers: { ...headers, 'Content-Type': type } }),
      status: 415,
      pointer: null,
    })),
    {
      how: 'the body is compressed',
      wire: make({ headers: { ...headers, 'Content-Encoding': 'gzip' } }),
      status: 415,
      pointer: null,
    },
    {
      how: 'the body is over 1 MB',
      wire: make({ body: `${text}${' '.repeat(1_100_000)}` }),
      status: 413,
      pointer: null,
    },
    ...(operation.body?.required && !keepsSchema(operation.body.schema, {})
      ? [{ how: 'there is no body', wire: withoutBody(make({})), status: 400, pointer: '' }]
      : []),
  ];
};

const withoutBody = ({
  method,
  target,
  headers: { 'Content-Type': _type, ...headers },
}: WireRequest): WireRequest => ({
  method,
  target,
  headers,
});

export const wrongRequests = (
  operation: Operation,
  good: Request,
  { stage, token }: { stage: RuleStage; token: string | null },
): WrongRequest[] => {
  const wire = onTheWire(operation, good, token);
  const byBody = wrongBodies(operation, good.body, stage).map(({ how, field, body, message }) => ({
    how,
    wire: onTheWire(operation, { ...good, body }, token),
    status: 400,
    pointer: field === null ? null : `/${field}`,
    message,
  }));
  return [
    ...inPath(operation, good, token),
    ...inQuery(operation, good, token),
    ...inHeaders(operation, good, token),
    ...byBody,
    ...(wire.body === undefined
      ? []
      : aroundTheBody(operation, (changes) => ({ ...wire, ...changes }), wire.body)),
  ];
};
