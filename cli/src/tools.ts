import { isPermission, permits } from '@dispatch/contract';
import {
  componentsOf,
  type Contract,
  isObject,
  locate,
  textAt,
  type JsonObject,
} from '@dispatch/contract/document';
import { type Command, commandsOf } from './commands';

/** A call of the contract as a tool of the Model Context Protocol. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of its arguments: the parameters by their names, and `body` or `file`. */
  inputSchema: JsonObject & { type: 'object' };
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean };
  command: Command;
};

const careful =
  'CAREFUL: this cannot simply be taken back. Do it only when the person whose account it is has asked for it.';

/** What costs or ends something, leaves the house, or takes a release to another state. */
const isDangerous = ({ operation, options }: Command): boolean => {
  const moves = operation.written.operation['x-moves'];
  return (
    operation.method === 'DELETE' ||
    (operation.permissions?.includes('orders.pay') === true &&
      options.some(({ field }) => field === 'Idempotency-Key')) ||
    (Array.isArray(moves) && moves.some((move) => move !== 'save'))
  );
};

/** Schemas of the contract lie among the definitions of the tool. What only the house reads is left out. */
const moved = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(moved);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('x-'))
      .map(([key, below]) => [
        key,
        key === '$ref' && typeof below === 'string'
          ? below.replace('#/components/schemas/', '#/$defs/')
          : moved(below),
      ]),
  );
};

const inputOf = ({ document }: Contract, { operation, body }: Command): Tool['inputSchema'] => {
  const parameters = operation.parameters.filter(({ name }) => name !== 'Idempotency-Key');
  const properties = Object.fromEntries(
    parameters.map(({ name, in: place, schema }) => {
      const said = operation.written.parameters.find((one) => one['name'] === name && one['in'] === place);
      return [name, { ...locate(document, schema).value, description: textAt(said ?? {}, 'description') }];
    }),
  );
  const [media] = operation.bodies;
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const given: JsonObject = {
    ...properties,
    ...(body === 'json' && media?.schema ? { body: locate(document, media.schema).value } : {}),
    ...(body === 'file' ? { file: { type: 'string', description: 'Path of the file on this machine' } } : {}),
  };
  const needed = [...required, ...(body === 'file' ? ['file'] : operation.isBodyRequired ? ['body'] : [])];
  const { schemas = {} } = componentsOf(document, given);
  return {
    type: 'object',
    properties: moved(given),
    ...(needed.length > 0 ? { required: needed } : {}),
    ...(Object.keys(schemas).length > 0 ? { $defs: moved(schemas) } : {}),
  };
};

const isForCustomers = ({ operation }: Command): boolean =>
  (operation.permissions ?? []).length === 0 ||
  operation.permissions?.some((name) => isPermission(name) && permits('USER', name)) === true;

/** Every call that a customer's token can make, in the order of the contract. */
export const toolsOf = (contract: Contract): Tool[] =>
  [...commandsOf(contract).values()].filter(isForCustomers).map((command) => {
    const { operation, isReading } = command;
    const described = operation.written.operation['description'];
    const scope = operation.permissions?.length ? `Scope: ${operation.permissions.join(' or ')}.` : '';
    const danger = isDangerous(command);
    return {
      name: operation.id,
      title: operation.summary,
      description: [
        operation.summary,
        danger ? careful : '',
        typeof described === 'string' ? described : '',
        scope,
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
      inputSchema: inputOf(contract, command),
      annotations: {
        readOnlyHint: isReading,
        destructiveHint: danger,
        idempotentHint: isReading || operation.method === 'PUT' || operation.method === 'DELETE',
      },
      command,
    };
  });
