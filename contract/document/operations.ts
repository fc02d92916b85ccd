import { fieldsOf, isObject, listAt, objectAt, resolve, type JsonObject } from './references';

export type ContractOperation = {
  method: string;
  path: string;
  /** Where it stands, for messages: `POST /users/add`. */
  place: string;
  operation: JsonObject;
  parameters: JsonObject[];
};

export type ContractAnswer = { status: string; answer: JsonObject; place: string };

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export const isMethod = (key: string): boolean => (methods as readonly string[]).includes(key);

export const operationsOf = (contract: JsonObject): ContractOperation[] =>
  Object.entries(objectAt(contract, 'paths')).flatMap(([path, item]) => {
    const pathItem = fieldsOf(item);
    return methods.flatMap((method) => {
      const operation = pathItem[method];
      if (!isObject(operation)) return [];
      const parameters = [...listAt(pathItem, 'parameters'), ...listAt(operation, 'parameters')];
      return [
        {
          method,
          path,
          place: `${method.toUpperCase()} ${path}`,
          operation,
          parameters: parameters.map((parameter) => resolve(contract, parameter)),
        },
      ];
    });
  });

export const answersOf = (contract: JsonObject, operation: JsonObject, place: string): ContractAnswer[] =>
  Object.entries(objectAt(operation, 'responses')).map(([status, answer]) => ({
    status,
    answer: resolve(contract, answer),
    place: `${place}: the answer ${status}`,
  }));

export const mediaOf = (owner: JsonObject): [string, JsonObject][] =>
  Object.entries(objectAt(owner, 'content')).map(([type, media]) => [type, fieldsOf(media)]);

export const bodyOf = (contract: JsonObject, operation: JsonObject): JsonObject | null =>
  'requestBody' in operation ? resolve(contract, operation['requestBody']) : null;

export const securityOf = (contract: JsonObject, operation: JsonObject): unknown[] =>
  listAt('security' in operation ? operation : contract, 'security');

/** The schemes of who has signed in: by a session or an access token, or by a session alone. */
const sessionSchemes = ['session', 'ownSession'] as const;

const sessionSchemeOf = (requirement: unknown): (typeof sessionSchemes)[number] | null => {
  const names = isObject(requirement) ? Object.keys(requirement) : [];
  return names.length === 1 ? (sessionSchemes.find((scheme) => scheme === names[0]) ?? null) : null;
};

/** The permissions that a call names; null when it is public. */
export const namedPermissions = (contract: JsonObject, operation: JsonObject): unknown[] | null => {
  const [requirement] = securityOf(contract, operation);
  const scheme = sessionSchemeOf(requirement);
  return scheme === null || !isObject(requirement) ? null : listAt(requirement, scheme);
};

/** Whether a call takes a session alone and refuses access tokens: `security: [{ ownSession: […] }]`. */
export const refusesTokens = (contract: JsonObject, operation: JsonObject): boolean => {
  const security = securityOf(contract, operation);
  return security.length === 1 && sessionSchemeOf(security[0]) === 'ownSession';
};

/** Public, and yet it knows who calls when a session comes along: `security: [{}, { session: [] }]`. */
export const takesSession = (contract: JsonObject, operation: JsonObject): boolean => {
  const [nothing, session, ...more] = securityOf(contract, operation);
  const isOptional = isObject(nothing) && Object.keys(nothing).length === 0;
  const isAnySession = isObject(session) && Object.keys(session).join() === 'session';
  return isOptional && isAnySession && listAt(session, 'session').length === 0 && more.length === 0;
};
