import { groups, isPermission, permissions, permits, type Permission } from '../domain/permissions';
import type { Rule } from '../rules/rule';
import { rulesText } from './ruleText';

/** openapi.yaml as a document. */
export type ContractTree = { [key: string]: unknown };

const isTree = (value: unknown): value is ContractTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'patch']);

const groupsWith = (permission: Permission): string[] => groups.filter((group) => permits(group, permission));

const textAt = (tree: ContractTree, key: string): string => {
  const value = tree[key];
  return typeof value === 'string' ? value : '';
};

const paragraphs = (...texts: string[]): string => texts.filter((text) => text !== '').join('\n\n');

/** Whether a session may come along, and need not. */
const takesAnySession = (security: unknown): boolean =>
  Array.isArray(security) &&
  security.length > 1 &&
  isTree(security[0]) &&
  Object.keys(security[0]).length === 0;

/** The permission that a call asks for; null when it is public, undefined when any session will do. */
const permissionOf = (security: unknown): Permission | null | undefined => {
  if (!Array.isArray(security) || security.length === 0 || takesAnySession(security)) return null;
  const [first] = security as unknown[];
  // A call that asks for a secret of its own asks for no session.
  if (!isTree(first) || !Array.isArray(first['session'])) return null;
  const [name] = first['session'] as unknown[];
  return typeof name === 'string' && isPermission(name) ? name : undefined;
};

const whoMayCall = (permission: Permission | null | undefined, mayHaveSession: boolean): string => {
  if (permission === null)
    return `**Who may call it:** anybody, without a session${mayHaveSession ? ' or with one' : ''}.`;
  if (permission === undefined) return '**Who may call it:** everybody who is signed in.';
  const members = groupsWith(permission).map((group) => `\`${group}\``);
  return `**Who may call it:** whoever has the permission \`${permission}\`: ${members.join(', ')}.`;
};

const withPermission = (operation: ContractTree, rootSecurity: unknown): ContractTree => {
  const security = operation['security'] ?? rootSecurity;
  const permission = permissionOf(security);
  return {
    ...operation,
    description: paragraphs(
      textAt(operation, 'description'),
      whoMayCall(permission, takesAnySession(security)),
    ),
    'x-badges': [{ name: permission ?? (permission === null ? 'public' : 'signed in') }],
  };
};

/** An example in its place: a viewer shows the summary of those alone that are not referred to. */
const exampleAt = (contract: ContractTree, example: unknown): unknown => {
  const [, name] =
    /^#\/components\/examples\/(.+)$/.exec(isTree(example) ? textAt(example, '$ref') : '') ?? [];
  if (name === undefined) return example;
  const { examples } = contract['components'] as { examples: ContractTree };
  return examples[name];
};

const examplesAt = (contract: ContractTree, examples: unknown): unknown =>
  isTree(examples)
    ? Object.fromEntries(
        Object.entries(examples).map(([name, example]) => [name, exampleAt(contract, example)]),
      )
    : examples;

/** Every schema with `x-validation`, wherever it stands, says its rules in its description. */
const withRules = (contract: ContractTree, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => withRules(contract, item));
  if (!isTree(value)) return value;
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
    'A session belongs to a person, a person to one group. Each call names the permission that it asks for.',
    '',
    '| Permission | Groups that have it |',
    '| --- | --- |',
    ...permissions.map((permission) => `| \`${permission}\` | ${groupsWith(permission).join(', ')} |`),
  ].join('\n');

/**
 * The contract for the documentation page: the rules of each field and the permission of each call, with the groups
 * that have it, stand in the descriptions, because no viewer knows our `x-validation`.
 */
export const documentedContract = (contract: ContractTree): ContractTree => {
  const documented = withRules(contract, contract) as ContractTree;
  const info = documented['info'] as ContractTree;
  const paths = documented['paths'] as Record<string, ContractTree>;
  return {
    ...documented,
    info: { ...info, description: paragraphs(textAt(info, 'description'), permissionTableText()) },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).map(([key, value]) => [
            key,
            methods.has(key) && isTree(value) ? withPermission(value, documented['security']) : value,
          ]),
        ),
      ]),
    ),
  };
};
