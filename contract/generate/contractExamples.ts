import {
  describeOperations,
  locate,
  type ContractOperation,
  type DescribedMedia,
  type JsonObject,
} from '../document/document';

export type Example = { place: string; value: unknown };

export type Shown = Pick<DescribedMedia, 'pointer' | 'schema' | 'schemaName'> & {
  operation: ContractOperation;
  kind: 'body' | 'answer';
  status: string;
  type: string;
  place: string;
  examples: Example[];
  /** True for bytes, which no JSON shows. */
  isBinary: boolean;
};

const shownAs = (
  contract: JsonObject,
  { mediaType: type, pointer, schema, schemaName, examples }: DescribedMedia,
  common: Pick<Shown, 'operation' | 'kind' | 'status' | 'place'>,
): Shown => ({
  ...common,
  type,
  pointer,
  schema,
  schemaName,
  isBinary:
    !/json|text\/|form/.test(type) ||
    (schema !== null && locate(contract, schema).value['format'] === 'binary'),
  examples: examples.map(({ name, value }) => ({
    place: `${common.place} (${type}), ${name === 'default' ? 'example' : `example ${name}`}`,
    value,
  })),
});

export const shownBodies = (contract: JsonObject): Shown[] =>
  describeOperations(contract).flatMap(({ written: operation, bodies, answers }) => [
    ...bodies.map((media) =>
      shownAs(contract, media, {
        operation,
        kind: 'body',
        status: '',
        place: `${operation.place}: the body`,
      }),
    ),
    ...answers.flatMap(({ status, media }) =>
      media.map((each) =>
        shownAs(contract, each, {
          operation,
          kind: 'answer',
          status: String(status),
          place: `${operation.place}: the answer ${status}`,
        }),
      ),
    ),
  ]);
