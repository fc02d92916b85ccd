import {
  answersOf,
  bodyOf,
  isObject,
  mediaOf,
  objectAt,
  operationsOf,
  partsOf,
  resolve,
  schemaNameOf,
  type ContractOperation,
  type JsonObject,
} from '../document/document';

export type RequestSchema = { place: string; schema: JsonObject };

/** Every schema reachable from a value, itself first, each component once. */
export const reachableFrom = (
  contract: JsonObject,
  start: unknown,
  place: string,
  seen: Set<string> = new Set(),
): RequestSchema[] => {
  const name = schemaNameOf(start);
  if (name !== null) {
    if (seen.has(name)) return [];
    seen.add(name);
  }
  const schema = resolve(contract, start);
  const here = name ?? place;
  return [
    { place: here, schema },
    ...partsOf(schema).flatMap(([key, part]) => reachableFrom(contract, part, `${here}.${key}`, seen)),
  ];
};

/** Every schema that a caller fills in: bodies (by media type) and parameters, each component once. */
export const requestSchemas = (
  contract: JsonObject,
): { bodies: RequestSchema[]; parameters: RequestSchema[] } => {
  const seenInBodies = new Set<string>();
  const seenInParameters = new Set<string>();
  const bodies: RequestSchema[] = [];
  const parameters: RequestSchema[] = [];
  for (const { place, operation, parameters: own } of operationsOf(contract)) {
    const content = objectAt(resolve(contract, operation['requestBody']), 'content');
    for (const media of Object.values(content)) {
      const start = isObject(media) ? media['schema'] : undefined;
      bodies.push(...reachableFrom(contract, start, `${place} body`, seenInBodies));
    }
    for (const parameter of own) {
      const where = `${place} ${String(parameter['name'])}`;
      parameters.push(...reachableFrom(contract, parameter['schema'], where, seenInParameters));
    }
  }
  return { bodies, parameters };
};

/**
 * Every schema that travels, in either direction: parameters, bodies, answers and their headers, each component once.
 */
export const travellingSchemas = (contract: JsonObject): RequestSchema[] => {
  const seen = new Set<string>();
  const from = (start: unknown, place: string) => reachableFrom(contract, start, place, seen);
  return operationsOf(contract).flatMap(({ place, operation, parameters }) => [
    ...parameters.flatMap((parameter) => from(parameter['schema'], `${place} ${String(parameter['name'])}`)),
    ...mediaOf(bodyOf(contract, operation) ?? {}).flatMap(([, media]) =>
      from(media['schema'], `${place} body`),
    ),
    ...answersOf(contract, operation, place).flatMap(({ status, answer }) => [
      ...mediaOf(answer).flatMap(([, media]) => from(media['schema'], `${place} ${status}`)),
      ...Object.entries(objectAt(answer, 'headers')).flatMap(([name, header]) =>
        from(resolve(contract, header)['schema'], `${place} ${status} ${name}`),
      ),
    ]),
  ]);
};

/** The bodies that a call takes and answers, by media type. */
export const mediaOfCall = (
  contract: JsonObject,
  { place, operation }: ContractOperation,
): [string, JsonObject][] => [
  ...mediaOf(bodyOf(contract, operation) ?? {}),
  ...answersOf(contract, operation, place).flatMap(({ answer }) => mediaOf(answer)),
];
