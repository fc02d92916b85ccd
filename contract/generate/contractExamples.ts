import {
  describeOperations,
  locate,
  type Spot,
  type ContractOperation,
  type DescribedMedia,
  type JsonObject,
} from '../document/document';

export type Example = { place: string; at: Spot; value: unknown };

export type Shown = Pick<DescribedMedia, 'pointer' | 'schema' | 'schemaName'> & {
  operation: ContractOperation;
  kind: 'body' | 'answer';
  status: string;
  type: string;
  place: string;
  /** Where it stands in the file. */
  at: Spot;
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
  at: [locate(contract, pointer).value],
  isBinary:
    !/json|text\/|form/.test(type) ||
    (schema !== null && locate(contract, schema).value['format'] === 'binary'),
  examples: examples.map(({ name, at, value }) => ({
    place: `${common.place} (${type}), ${name === 'default' ? 'example' : `example ${name}`}`,
    at,
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
