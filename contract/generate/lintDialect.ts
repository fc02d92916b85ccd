import {
  isObject,
  objectAt,
  operationsOf,
  partsOf,
  resolve,
  schemaNameOf,
  type JsonObject,
} from '../document/document';
import { mediaOfCall, reachableFrom } from './requestSchemas';
import type { Finding } from './finding';

/** Keys that a tool of ours misreads, each with what is wrong with it. */
const forbiddenKeys: Readonly<Record<string, string>> = {
  prefixItems: 'is ignored by the mock server',
  unevaluatedProperties: 'is ignored by the mock server',
  unevaluatedItems: 'is ignored by the mock server',
  $dynamicRef: 'is not followed by our tools',
  $dynamicAnchor: 'is not followed by our tools',
  nullable: "is OpenAPI 3.0; write type: [x, 'null']",
  $self: 'is OpenAPI 3.2',
  additionalOperations: 'is OpenAPI 3.2',
  itemSchema: 'is OpenAPI 3.2',
  itemEncoding: 'is OpenAPI 3.2',
  prefixEncoding: 'is OpenAPI 3.2',
  mediaTypes: 'is OpenAPI 3.2',
  dataValue: 'is OpenAPI 3.2',
  serializedValue: 'is OpenAPI 3.2',
};

/** Objects whose keys are names of ours and not keywords. */
const naming = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'parameters', 'headers']);

const keyErrors = (value: unknown, place: string, areNames = false): Finding[] => {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => keyErrors(item, `${place}/${index}`));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]): Finding[] => {
    if (!areNames && (key === 'example' || key === 'default' || key === 'const')) return [];
    const why = areNames || !Object.hasOwn(forbiddenKeys, key) ? undefined : forbiddenKeys[key];
    const own =
      why === undefined
        ? []
        : [{ at: [value, key] as const, text: `${place}: ${key} ${why}; leave it out.` }];
    // Inside a named example the value is free, the keys around it are not.
    if (!areNames && key === 'examples') {
      const shown = Object.entries(isObject(part) ? part : {});
      return [
        ...own,
        ...shown.flatMap(([name, example]) => {
          const { value: _value, ...around } = isObject(example) ? example : {};
          return keyErrors(around, `${place}/examples/${name}`);
        }),
      ];
    }
    return [...own, ...keyErrors(part, `${place}/${key}`, !areNames && naming.has(key))];
  });
};

const newerErrors = (contract: JsonObject): Finding[] =>
  Object.entries(objectAt(contract, 'paths')).flatMap(([path, item]) =>
    isObject(item) && 'query' in item
      ? [{ at: [item, 'query'], text: `${path}: the method QUERY is OpenAPI 3.2; leave it out.` }]
      : [],
  );

const discriminatorErrors = (contract: JsonObject): Finding[] =>
  Object.entries(objectAt(objectAt(contract, 'components'), 'schemas')).flatMap(([name, schema]) => {
    if (!('discriminator' in resolve(contract, schema))) return [];
    const [, ...inner] = reachableFrom(contract, schema, name);
    const nested = inner.find((part) => 'discriminator' in part.schema);
    return nested
      ? [
          {
            at: [nested.schema, 'discriminator'],
            text: `${name}: the discriminator of ${nested.place} is nested in another one.`,
          },
        ]
      : [];
  });

/** How many references may follow one another: deeper graphs cost each operation's first request 0.2 s. */
const deepestReference = 6;

const longestChain = (contract: JsonObject, value: unknown, way: readonly string[]): readonly string[] => {
  const name = schemaNameOf(value);
  if (name !== null && (way.includes(name) || way.length >= deepestReference)) return [...way, name];
  const here = name === null ? way : [...way, name];
  return partsOf(resolve(contract, value))
    .map(([, part]) => longestChain(contract, part, here))
    .reduce((longest, chain) => (chain.length > longest.length ? chain : longest), here);
};

const depthErrors = (contract: JsonObject): Finding[] =>
  operationsOf(contract).flatMap((call) => {
    const chains = mediaOfCall(contract, call).map(([, { schema }]) => longestChain(contract, schema, []));
    const deep = chains.find(
      (chain) => chain.length > deepestReference || new Set(chain).size < chain.length,
    );
    return deep
      ? [
          {
            at: [call.operation],
            text: `${call.place}: the references ${deep.join(' > ')} go too deep (at most ${deepestReference}, none in a circle).`,
          },
        ]
      : [];
  });

export const lintDialect = (contract: JsonObject): Finding[] => [
  ...(contract['openapi'] === '3.1.0'
    ? []
    : [{ at: [contract, 'openapi'] as const, text: 'openapi: the contract is written in OpenAPI 3.1.0.' }]),
  ...keyErrors(contract, '#'),
  ...newerErrors(contract),
  ...discriminatorErrors(contract),
  ...depthErrors(contract),
];
