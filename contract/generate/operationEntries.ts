import { isPermission, type Permission } from '../src/domain/permissions';
import type { OperationEntry } from '../src/operation';
import { formsIn } from './bodyForms';
import {
  ContractError,
  isObject,
  listAt,
  objectAt,
  namedPermissions,
  operationsOf,
  printed,
  resolve,
  schemaNameOf,
  securityOf,
  refusesTokens,
  takesSession,
  textAt,
  type ContractOperation,
  type JsonObject,
} from '../document/document';

/** The header of a call that is made by who knows a secret: `security: [{ eventHook: [] }]`. */
const secretHeaderOf = (contract: JsonObject, security: readonly unknown[]): string | undefined => {
  const [requirement, ...alternatives] = security;
  if (!isObject(requirement) || alternatives.length > 0) return undefined;
  const [name = '', ...more] = Object.keys(requirement);
  const scheme = objectAt(objectAt(objectAt(contract, 'components'), 'securitySchemes'), name);
  return more.length === 0 && scheme['type'] === 'apiKey' && scheme['in'] === 'header'
    ? textAt(scheme, 'name')
    : undefined;
};

const permissionsOf = (contract: JsonObject, found: ContractOperation): OperationEntry['permissions'] => {
  const { operation, place } = found;
  const security = securityOf(contract, operation);
  if (takesSession(contract, operation) || secretHeaderOf(contract, security) !== undefined) return null;
  const [requirement, ...alternatives] = security;
  if (requirement === undefined) {
    if (!('security' in operation))
      throw new ContractError(`${place} has no security, its own or the root's.`, operation);
    return null;
  }
  const names = namedPermissions(contract, operation);
  if (alternatives.length > 0 || names === null) {
    throw new ContractError(
      `${place}: security is empty, the one scheme 'session' or 'ownSession', nothing and then any session, or a secret in a header.`,
      operation,
    );
  }
  return names.map((name): Permission => {
    if (typeof name !== 'string' || !isPermission(name)) {
      throw new ContractError(
        `${place} names the permission ${printed(name)}, which contract/src/domain/permissions.ts does not know.`,
        operation,
      );
    }
    return name;
  });
};

const bodySchemaOf = (contract: JsonObject, { operation }: ContractOperation): unknown => {
  const content = objectAt(resolve(contract, operation['requestBody']), 'content');
  return objectAt(content, 'application/json')['schema'];
};

/** `draft`: limits, types and HTML only; `handler`: everything, judged there, by the clock and what is saved. */
const ruleStageOf = ({ operation, place }: ContractOperation): OperationEntry['ruleStage'] => {
  const stage = operation['x-rule-stage'];
  if (stage === undefined) return 'full';
  if (stage === 'draft' || stage === 'handler') return 'draft';
  throw new ContractError(`${place}: x-rule-stage is draft or handler.`, operation);
};

const callerOf = (
  contract: JsonObject,
  found: ContractOperation,
): Pick<OperationEntry, 'permissions' | 'takesSession' | 'refusesTokens' | 'secretHeader'> => {
  const secretHeader = secretHeaderOf(contract, securityOf(contract, found.operation));
  return {
    permissions: permissionsOf(contract, found),
    ...(takesSession(contract, found.operation) ? { takesSession: true } : {}),
    ...(refusesTokens(contract, found.operation) ? { refusesTokens: true } : {}),
    secretHeader,
  };
};

const entryOf = (contract: JsonObject, found: ContractOperation): OperationEntry => ({
  method: found.method as OperationEntry['method'],
  path: found.path,
  tag: printed(listAt(found.operation, 'tags')[0] ?? ''),
  ...callerOf(contract, found),
  idempotent: found.parameters.some(
    (parameter) =>
      parameter['in'] === 'header' && textAt(parameter, 'name')?.toLowerCase() === 'idempotency-key',
  ),
  successStatus: Object.keys(objectAt(found.operation, 'responses'))
    .filter((status) => /^2\d\d$/.test(status))
    .map(Number),
  requestSchema: schemaNameOf(bodySchemaOf(contract, found)),
  forms: formsIn(contract, bodySchemaOf(contract, found)),
  ruleStage: ruleStageOf(found),
});

/** The operation table: what the server's gate and the client need of each call. Throws ContractError. */
export const operationEntries = (contract: JsonObject): Record<string, OperationEntry> => {
  const entries: Record<string, OperationEntry> = {};
  for (const found of operationsOf(contract)) {
    const id = textAt(found.operation, 'operationId');
    if (id === undefined) throw new ContractError(`${found.place} has no operationId.`, found.operation);
    if (Object.hasOwn(entries, id))
      throw new ContractError(`The operationId ${id} is there twice.`, found.operation);
    entries[id] = entryOf(contract, found);
  }
  return entries;
};
