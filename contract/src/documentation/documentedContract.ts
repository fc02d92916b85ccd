import { isMethod, namedPermissions, refusesTokens, takesSession } from '../../document/operations';
import { rateLimitsOf } from '../../document/rateLimits';
import { fieldsOf, isObject, objectAt, resolve, textAt, type JsonObject } from '../../document/references';
import { groups, isPermission, permissions, permits, type Permission } from '../domain/permissions';
import type { Rule } from '../rules/rule';
import { changesText } from './changesText';
import { guideText } from './guide';
import { limitText } from './limitText';
import { rulesText } from './ruleText';

const groupsWith = (permission: Permission): string[] => groups.filter((group) => permits(group, permission));

const paragraphs = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join('\n\n');

/** The permission that a call asks for; null when it is public, undefined when any session will do. */
const permissionOf = (contract: JsonObject, operation: JsonObject): Permission | null | undefined => {
  const [name] = namedPermissions(contract, operation) ?? [null];
  return name === null || (typeof name === 'string' && isPermission(name)) ? name : undefined;
};

const whoMayCall = (permission: Permission | null | undefined, mayHaveSession: boolean): string => {
  if (permission === null)
    return `**Who may call it:** anybody, without a session${mayHaveSession ? ' or with one' : ''}.`;
  if (permission === undefined) return '**Who may call it:** everybody who is signed in.';
  const members = groupsWith(permission).map((group) => `\`${group}\``);
  return `**Who may call it:** whoever has the permission \`${permission}\`: ${members.join(', ')}.`;
};

const byToken = (
  contract: JsonObject,
  operation: JsonObject,
  permission: Permission | null | undefined,
): string | undefined => {
  if (permission === null) return undefined;
  if (refusesTokens(contract, operation)) return '**Access tokens:** refused; somebody has to sign in.';
  return permission === undefined
    ? '**Access tokens:** any.'
    : `**Access tokens:** with the scope ${listed(contract, operation)}.`;
};

const listed = (contract: JsonObject, operation: JsonObject): string =>
  (namedPermissions(contract, operation) ?? []).map((name) => `\`${String(name)}\``).join(' or ');

const withPermission = (contract: JsonObject, operation: JsonObject): JsonObject => {
  const permission = permissionOf(contract, operation);
  return {
    ...operation,
    description: paragraphs(
      textAt(operation, 'description'),
      whoMayCall(permission, takesSession(contract, operation)),
      byToken(contract, operation, permission),
      limitText(rateLimitsOf(contract, { operation, place: '' })),
    ),
    'x-badges': [{ name: permission ?? (permission === null ? 'public' : 'signed in') }],
  };
};

/** Examples in their place: a viewer shows the summary of those alone that are not referred to. */
const examplesAt = (contract: JsonObject, examples: unknown): unknown =>
  isObject(examples)
    ? Object.fromEntries(
        Object.entries(examples).map(([name, example]) => [name, resolve(contract, example)]),
      )
    : examples;

/** Every schema with `x-validation`, wherever it stands, says its rules in its description. */
const withRules = (contract: JsonObject, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => withRules(contract, item));
  if (!isObject(value)) return value;
  const tree = Object.fromEntries(
    Object.entries(value).map(([key, below]) => {
      if (key === 'example') return [key, below];
      return [key, key === 'examples' ? examplesAt(contract, below) : withRules(contract, below)];
    }),
  );
  const rules = tree['x-validation'];
  if (!Array.isArray(rules)) return tree;
  return {
    ...tree,
    description: paragraphs(textAt(tree, 'description'), rulesText(rules as readonly Rule[])),
  };
};

const permissionTableText = (): string =>
  [
    '## Permissions',
    '',
    'A session belongs to a person, a person to one group. Each call names the permission that it asks for; an access token has it among its scopes.',
    '',
    '| Permission | Groups that have it |',
    '| --- | --- |',
    ...permissions.map((permission) => `| \`${permission}\` | ${groupsWith(permission).join(', ')} |`),
  ].join('\n');

/** Rules and permissions stand in the descriptions, because no viewer knows our `x-validation`. */
export const documentedContract = (contract: JsonObject): JsonObject => {
  const documented = withRules(contract, contract) as JsonObject;
  const info = objectAt(documented, 'info');
  return {
    ...documented,
    info: {
      ...info,
      description: paragraphs(textAt(info, 'description'), guideText(), permissionTableText(), changesText()),
    },
    paths: Object.fromEntries(
      Object.entries(objectAt(documented, 'paths')).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(fieldsOf(item)).map(([key, value]) => [
            key,
            isMethod(key) && isObject(value) ? withPermission(documented, value) : value,
          ]),
        ),
      ]),
    ),
  };
};
