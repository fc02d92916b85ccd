import { isObject, listAt, objectAt, operationsOf, resolve, type JsonObject } from './contractDocument';
import { reachableFrom, type RequestSchema } from './requestSchemas';

/** One way in which a call can be answered: the status, its media types and its headers, references resolved. */
export type ContractAnswer = { status: string; answer: JsonObject; place: string };

/** The answers of an operation in the order of the file. */
export const answersOf = (contract: JsonObject, operation: JsonObject, place: string): ContractAnswer[] =>
  Object.entries(objectAt(operation, 'responses')).map(([status, answer]) => ({
    status,
    answer: resolve(contract, answer),
    place: `${place}: the answer ${status}`,
  }));

/** The media types of an answer, a request body or the like, by name. */
export const mediaOf = (owner: JsonObject): [string, JsonObject][] =>
  Object.entries(objectAt(owner, 'content')).map(([type, media]) => [type, isObject(media) ? media : {}]);

/** The body of an operation, references resolved; null when it takes none. */
export const bodyOf = (contract: JsonObject, operation: JsonObject): JsonObject | null =>
  'requestBody' in operation ? resolve(contract, operation['requestBody']) : null;

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

/** The permissions that a call names; null when it is public. */
export const namedPermissions = (contract: JsonObject, operation: JsonObject): unknown[] | null => {
  const security = listAt('security' in operation ? operation : contract, 'security');
  const [requirement] = security;
  return isObject(requirement) && 'session' in requirement ? listAt(requirement, 'session') : null;
};
