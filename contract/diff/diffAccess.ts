import { groups, permissionTable } from '../src/domain/permissions';
import {
  accessOf,
  isOwnerAlone,
  fieldsOf,
  listAt,
  namedPermissions,
  objectAt,
  printed,
  refusesTokens,
  type ContractOperation,
  type JsonObject,
} from '../document/document';
import { breaking, changed, dangerous, diffNamed, harmless, type Change } from './change';
import type { Comparison } from './diffSchemas';

/** The groups of each permission: a released contract carries those of its time. */
const permissionsOf = (contract: JsonObject): JsonObject =>
  fieldsOf(contract['x-permissions'] ?? permissionTable);

const isOpen = (access: string): boolean => access === 'public' || access === 'optional session';

/** Everybody who may make a call: groups, and who has no session. */
const callersOf = (contract: JsonObject, { operation }: ContractOperation, access: string): unknown[] => {
  if (isOpen(access)) return [...groups, 'public'];
  const permissions = namedPermissions(contract, operation);
  if (permissions === null) return [access];
  return permissions.length === 0
    ? [...groups]
    : permissions.flatMap((name) => listAt(permissionsOf(contract), printed(name)));
};

const isBreaking = (all: Comparison, [old, now]: Pair): boolean => {
  const [before, after] = [
    namedPermissions(all.old, old.operation),
    namedPermissions(all.now, now.operation),
  ];
  if (after === null) return false;
  if (before === null) return true;
  if (!refusesTokens(all.old, old.operation) && refusesTokens(all.now, now.operation) && knowsTokens(all.old))
    return true;
  if (after.length === 0) return false;
  if (knowsTokens(all.old)) return before.length === 0 || !before.every((name) => after.includes(name));
  // Before there were scopes a name mattered to nobody, but for the groups that had it.
  const able = new Set(callersOf(all.now, now, ''));
  return !callersOf(all.old, old, '').every((caller) => able.has(caller));
};

/** Whether a contract has access tokens: their scopes are the names of its permissions. */
const knowsTokens = (contract: JsonObject): boolean =>
  'ownSession' in objectAt(objectAt(contract, 'components'), 'securitySchemes');

type Pair = readonly [ContractOperation, ContractOperation];

const whatChanged = (before: string, after: string): string => {
  if (isOpen(before) && !isOpen(after)) return `security added: ${after}`;
  if (!isOpen(before) && isOpen(after)) return 'security removed: public now';
  return isOpen(before) ? `${before} is now ${after}` : `permission ${before} is now ${after}`;
};

/** Who may make a call: a change is dangerous when somebody may who could not before, or when any session will do. */
export const accessChanges = (all: Comparison, pair: Pair, place: string): Change[] => {
  const [old, now] = pair;
  const [before, after] = [accessOf(all.old, old), accessOf(all.now, now)];
  const impersonators =
    isOwnerAlone(old.operation) && !isOwnerAlone(now.operation)
      ? [dangerous(harmless(place, 'staff who acts for somebody may make it now'))]
      : [];
  if (before === after) return impersonators;
  const known = new Set(callersOf(all.old, old, before));
  const change = changed(isBreaking(all, pair), place, whatChanged(before, after));
  const isWider = after === 'any session' && !isOpen(before);
  return [
    isWider || callersOf(all.now, now, after).some((caller) => !known.has(caller))
      ? dangerous(change)
      : change,
    ...impersonators,
  ];
};

const groupsAt = (table: JsonObject, permission: string): [string, unknown][] =>
  listAt(table, permission).map((group) => [printed(group), group]);

/** Permissions whose groups have changed in contract/src/domain/permissions.ts. */
export const permissionChanges = (old: JsonObject, now: JsonObject): Change[] => {
  const [before, after] = [permissionsOf(old), permissionsOf(now)];
  return Object.keys(before).flatMap((permission) => {
    const place = `permission ${permission}`;
    return diffNamed(
      [groupsAt(before, permission), groupsAt(after, permission)],
      (group) => breaking(place, `${group} no longer has it`),
      () => [],
      (group) => dangerous(harmless(place, `${group} has it now`)),
    );
  });
};
