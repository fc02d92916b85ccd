import { isObject, listAt, objectAt, resolve, type JsonObject } from './contractDocument';
import { reachableFrom, requestSchemas, type RequestSchema } from './requestSchemas';

const boundedFormats = new Set(['date', 'date-time', 'time', 'uuid', 'ipv4', 'ipv6', 'binary']);

const typesOf = (schema: JsonObject): unknown[] =>
  Array.isArray(schema['type']) ? listAt(schema, 'type') : [schema['type']];

/** True for an anchored pattern in which nothing repeats without an end. */
const isBoundedPattern = (pattern: unknown): boolean => {
  if (typeof pattern !== 'string' || !/^\^.*\$$/s.test(pattern)) return false;
  const bare = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return !/[*+|]|\{\d+,\}/.test(bare);
};

const isBoundedText = (schema: JsonObject): boolean =>
  typeof schema['maxLength'] === 'number' ||
  Array.isArray(schema['enum']) ||
  'const' in schema ||
  boundedFormats.has(String(schema['format'])) ||
  isBoundedPattern(schema['pattern']);

const boundFaults = ({ place, schema }: RequestSchema): string[] => {
  const types = typesOf(schema);
  const faults: string[] = [];
  if (types.includes('string') && !isBoundedText(schema)) {
    faults.push(
      `${place}: a text that is sent needs a maxLength, an enum, or a format or pattern that bounds it.`,
    );
  }
  if (types.includes('array') && typeof schema['maxItems'] !== 'number') {
    faults.push(`${place}: a list that is sent needs maxItems.`);
  }
  return faults;
};

const forbiddenKeys = ['prefixItems', 'unevaluatedProperties', 'unevaluatedItems'];

/** Keys that Prism ignores silently (toolchain, Write OpenAPI 3.1.0), anywhere but in examples. */
const forbiddenFaults = (value: unknown, place: string): string[] => {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => forbiddenFaults(item, `${place}/${index}`));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === 'example' || key === 'examples') return [];
    const own = forbiddenKeys.includes(key)
      ? [`${place}: ${key} is ignored by the mock server; leave it out.`]
      : [];
    return [...own, ...forbiddenFaults(part, `${place}/${key}`)];
  });
};

const discriminatorFaults = (contract: JsonObject): string[] =>
  Object.entries(objectAt(objectAt(contract, 'components'), 'schemas')).flatMap(([name, schema]) => {
    if (!('discriminator' in resolve(contract, schema))) return [];
    const [, ...inner] = reachableFrom(contract, schema, name);
    const nested = inner.find((part) => 'discriminator' in part.schema);
    return nested ? [`${name}: the discriminator of ${nested.place} is nested in another one.`] : [];
  });

/** The shapes: OpenAPI 3.1.0, nothing that the tools misread, and bounds on everything that can be sent. */
export const lintShapes = (contract: JsonObject): string[] => {
  const { bodies, parameters } = requestSchemas(contract);
  return [
    ...(contract['openapi'] === '3.1.0' ? [] : ['openapi: the contract is written in OpenAPI 3.1.0.']),
    ...forbiddenFaults(contract, '#'),
    ...discriminatorFaults(contract),
    ...[...bodies, ...parameters].flatMap(boundFaults),
  ];
};
