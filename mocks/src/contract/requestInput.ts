import {
  type DescribedOperation,
  type DescribedParameter,
  locate,
  typesOf,
  within,
} from '@dispatch/contract/document';
import type { MockContract } from './mockContract';

/** A call as it came. */
export interface RawCall {
  readonly method: string;
  /** Decoded, without `/api`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** The media type of the body, without parameters; null when there is no body. */
  readonly mediaType: string | null;
  /** The body: JSON read already, the fields of a form, or text. */
  readonly body: unknown;
}

/** The input of a call, each parameter with the type that the contract gives it. */
export interface Input {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
}

const typed = (types: readonly unknown[], text: string): unknown => {
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

/** A parameter's text as the value that its schema speaks of; a list is separated by commas. */
function read(contract: MockContract, { schema }: DescribedParameter, text: string): unknown {
  const place = locate(contract.document, schema);
  const types = typesOf(place.value);
  if (!types.includes('array')) return typed(types, text);
  const items = within(contract.document, place, 'items');
  const itemTypes = items === null ? [] : typesOf(items.value);
  return text === '' ? [] : text.split(',').map((entry) => typed(itemTypes, entry));
}

/** Reads the parameters of a call; those that the contract does not know are left out, except in the query. */
export function readInput(
  contract: MockContract,
  operation: DescribedOperation,
  path: Readonly<Record<string, string>>,
  call: RawCall,
): Input {
  const input: Input = { path: {}, query: Object.fromEntries(call.query), headers: {}, body: call.body };
  for (const parameter of operation.parameters) {
    const { name } = parameter;
    if (parameter.in === 'path') input.path[name] = read(contract, parameter, path[name] ?? '');
    const queried = call.query.get(name);
    if (parameter.in === 'query' && queried !== null) input.query[name] = read(contract, parameter, queried);
    const header = call.headers[name.toLowerCase()];
    if (parameter.in === 'header' && header !== undefined) {
      input.headers[name] = read(contract, parameter, header);
    }
  }
  return input;
}
