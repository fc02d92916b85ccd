import type { Rule, RuleCondition } from '../rules/rule';

const named = (value: Rule['value']): string => {
  if (value === undefined) return '';
  return ` ${typeof value === 'string' || typeof value === 'number' ? value : value.join(', ')}`;
};

const condition = ({ field, equals, filled }: RuleCondition): string => {
  if (equals !== undefined) return `, when \`${field}\` is ${equals}`;
  return filled === false ? `, when \`${field}\` is empty` : `, when \`${field}\` is filled`;
};

const ruleText = ({ rule, value, message, when }: Rule): string =>
  `\`${rule}${named(value)}\`${when === undefined ? '' : condition(when)}: “${message}”`;

/** The rules of a field as Markdown, in the order in which they are asked; the first that is broken gives the message. */
export const rulesText = (rules: readonly Rule[]): string =>
  [
    '**Rules**, of which the first that is broken gives the message:',
    '',
    ...rules.map((rule) => `1. ${ruleText(rule)}`),
  ].join('\n');
