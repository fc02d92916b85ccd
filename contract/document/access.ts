import type { ContractOperation } from './operations';
import { namedPermissions, refusesTokens, securityOf, takesSession } from './operations';
import { isObject, objectAt, printed, textAt, type JsonObject } from './references';

const ownersAnswers: ReadonlySet<string | undefined> = new Set([
  '#/components/responses/NotWhileImpersonating',
  '#/components/responses/OwnerAlone',
]);

/**
 * Whether staff who acts for somebody cannot make a call: password, second factor, tokens, saved cards, export and
 * deletion. The contract says so by its answer NotWhileImpersonating, or OwnerAlone where access tokens cannot either.
 */
export const isOwnerAlone = (operation: JsonObject): boolean =>
  ownersAnswers.has(textAt(objectAt(objectAt(operation, 'responses'), '403'), '$ref'));

/**
 * Who may make a call, in words: `public`, `optional session`, `any session`, its permissions (`a or b`), or the name of
 * another scheme (`secret eventHook`); with `, own session` where access tokens are refused. Alternatives that the
 * contract does not have are said as they are written.
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
  const permissions = namedPermissions(contract, operation);
  if (permissions === null) return `secret ${schemes[0]}`;
  const who = permissions.length === 0 ? 'any session' : permissions.map(printed).join(' or ');
  return refusesTokens(contract, operation) ? `${who}, own session` : who;
};
