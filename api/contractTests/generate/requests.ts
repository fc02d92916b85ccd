import type { RuleStage } from '@dispatch/contract';
import fc from 'fast-check';
import type { Operation, Parameter } from '../contract/operations';
import { bodyOnTheWire } from './bodies';
import { validBody } from './forms';
import { kept } from './kept';
import { validValue, type Making } from './values';

/** A request before it is written: its parts by their names. */
export type Request = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
};

export type WireRequest = { method: string; target: string; headers: Record<string, string>; body?: string };

export const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const asHeader = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  values.map((value) => (typeof value === 'string' ? value.replaceAll(/[^\x21-\x7e]/g, 'x') : value));

const parameters = (operation: Operation, place: Parameter['in'], making: Making) => {
  const own = operation.parameters.filter((each) => each.in === place);
  const model = Object.fromEntries(
    own.map(({ name, schema }) => [
      name,
      // A parameter that is sent is not empty (OpenAPI: allowEmptyValue is false).
      kept(
        place === 'header' ? asHeader(validValue(schema, making)) : validValue(schema, making),
        (value) => value !== null && written(value) !== '',
        name,
      ),
    ]),
  );
  const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name);
  const record = fc.record<Record<string, unknown>>(model, making.everything ? {} : { requiredKeys });
  return record.map((values) => ({ ...values }));
};

export const validRequest = (
  operation: Operation,
  stage: RuleStage,
  making: Making = {},
): fc.Arbitrary<Request> => {
  const body = validBody(operation, stage, making);
  return fc.record({
    path: parameters(operation, 'path', making),
    query: parameters(operation, 'query', making),
    headers: parameters(operation, 'header', making),
    body: operation.body?.required === false ? fc.option(body, { nil: undefined, freq: 3 }) : body,
  });
};

/** Writes a request. The session's token is a header like others. */
export const onTheWire = (
  { path, method, body: described }: Pick<Operation, 'path' | 'method' | 'body'>,
  { path: inPath, query, headers, body }: Request,
  token: string | null,
): WireRequest => {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) =>
    encodeURIComponent(written(inPath[name])),
  );
  const asked = Object.entries(query).map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${encodeURIComponent(written(value)).replaceAll('%2C', ',')}`,
  );
  const wireBody = body === undefined ? null : bodyOnTheWire({ body: described }, body);
  return {
    method,
    target: `/api${filled}${asked.length === 0 ? '' : `?${asked.join('&')}`}`,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(wireBody === null ? {} : { 'Content-Type': wireBody.type }),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, written(value)])),
    },
    ...(wireBody === null ? {} : { body: wireBody.text }),
  };
};
