import type { ContractOperation } from './operations';
import { securityOf, takesSession } from './operations';
import { isObject, listAt, objectAt, printed, textAt, type JsonObject } from './references';

/**
 * Whether staff who acts for somebody cannot make a call: password, second factor, tokens, saved cards, export and
 * deletion. The contract says so by its answer NotWhileImpersonating.
 */
export const isOwnerAlone = (operation: JsonObject): boolean =>
  textAt(objectAt(objectAt(operation, 'responses'), '403'), '$ref') ===
  '#/components/responses/NotWhileImpersonating';

/**
 * Who may make a call, in words: `public`, `optional session`, `any session`, its permissions (`a or b`), or the name of
 * another scheme (`secret eventHook`). Alternatives that the contract does not have are said as they are written.
 */
export const accessOf = (
  contract: JsonObject,
  { operation }: Pick<ContractOperation, 'operation'>,
): string => {
  const security = securityOf(contract, operation);
  const [requirement, ...more] = security;
  if (requirement === undefined) return 'public';
  if (takesSession(contract, operation)) return 'optional session';
  const schemes = isObject(requirement) ? Object.keys(requirement) : [];
  if (more.length > 0 || schemes.length !== 1 || !isObject(requirement)) return printed(security);
  if (schemes[0] !== 'session') return `secret ${schemes[0]}`;
  const permissions = listAt(requirement, 'session');
  return permissions.length === 0 ? 'any session' : permissions.map(printed).join(' or ');
};
