import {
  isObject,
  objectAt,
  operationsOf,
  resolve,
  textAt,
  type ContractOperation,
  type JsonObject,
} from './contractDocument';
import { mediaOf } from './contractSchemas';

/** A value that the contract shows, with the place of the schema that it has to keep. */
export type Example = {
  place: string;
  value: unknown;
  /** JSON pointer of its schema. */
  schemaPointer: string;
  schema: unknown;
};

/** A body or an answer with content: what shows it. */
export type Shown = {
  operation: ContractOperation;
  kind: 'body' | 'answer';
  /** Of an answer. */
  status: string;
  type: string;
  place: string;
  examples: Example[];
  /** True for bytes, which no JSON shows. */
  isBinary: boolean;
};

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** A pointer below the place of an object, or of the component that it refers to. */
const pointerOf = (owner: unknown, place: string): string =>
  isObject(owner) && typeof owner['$ref'] === 'string' ? owner['$ref'].slice(1) : place;

const examplesOf = (contract: JsonObject, media: JsonObject): [string, unknown][] => [
  ...('example' in media ? [['example', media['example']] as [string, unknown]] : []),
  ...Object.entries(objectAt(media, 'examples')).map(([name, example]): [string, unknown] => [
    `example ${name}`,
    resolve(contract, example)['value'],
  ]),
];

const shownAt = (
  contract: JsonObject,
  owner: unknown,
  pointer: string,
  common: Pick<Shown, 'operation' | 'kind' | 'status' | 'place'>,
): Shown[] =>
  mediaOf(resolve(contract, owner)).map(([type, media]) => {
    const schema = resolve(contract, media['schema']);
    const schemaPointer = `${pointerOf(owner, pointer)}/content/${escaped(type)}/schema`;
    return {
      ...common,
      type,
      isBinary: !/json|text\/|form/.test(type) || textAt(schema, 'format') === 'binary',
      examples: examplesOf(contract, media).map(([name, value]) => ({
        place: `${common.place} (${type}), ${name}`,
        value,
        schemaPointer,
        schema: media['schema'],
      })),
    };
  });

/** Every body and every answer with content, in the order of the file. */
export const shownBodies = (contract: JsonObject): Shown[] =>
  operationsOf(contract).flatMap((found) => {
    const { method, path, place, operation } = found;
    const at = `/paths/${escaped(path)}/${method}`;
    const body = operation['requestBody'];
    return [
      ...(body === undefined
        ? []
        : shownAt(contract, body, `${at}/requestBody`, {
            operation: found,
            kind: 'body',
            status: '',
            place: `${place}: the body`,
          })),
      ...Object.entries(objectAt(operation, 'responses')).flatMap(([status, answer]) =>
        shownAt(contract, answer, `${at}/responses/${status}`, {
          operation: found,
          kind: 'answer',
          status,
          place: `${place}: the answer ${status}`,
        }),
      ),
    ];
  });
