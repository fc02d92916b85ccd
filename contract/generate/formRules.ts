import {
  isRuleName,
  type FieldRules,
  type FormRules,
  type Rule,
  type RuleCondition,
} from '../src/rules/rule';
import { ContractError, isObject, listAt, objectAt, textAt, type JsonObject } from '../document/document';

const conditionOf = (value: unknown, place: string, fields: readonly string[]): RuleCondition => {
  const when = isObject(value) ? value : {};
  const { field, equals, filled, ...rest } = when;
  if (typeof field !== 'string' || !fields.includes(field)) {
    throw new ContractError(`${place}: 'when' names no field of the same form.`, value);
  }
  const isTest =
    ['string', 'boolean', 'undefined'].includes(typeof equals) &&
    ['boolean', 'undefined'].includes(typeof filled) &&
    (equals !== undefined || filled !== undefined);
  if (Object.keys(rest).length > 0 || !isTest) {
    throw new ContractError(`${place}: 'when' takes field with equals, filled, or both.`, value);
  }
  return {
    field,
    ...(typeof equals === 'string' || typeof equals === 'boolean' ? { equals } : {}),
    ...(typeof filled === 'boolean' ? { filled } : {}),
  };
};

const valueOf = (value: unknown, place: string, entry: unknown): Required<Rule>['value'] => {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(String);
  throw new ContractError(`${place}: the value of a rule is a text, a number or a list.`, entry);
};

const ruleOf = (entry: unknown, place: string, fields: readonly string[]): Rule => {
  const { rule, value, message, when, ...rest } = isObject(entry) ? entry : {};
  if (typeof rule !== 'string' || !isRuleName(rule)) {
    throw new ContractError(`${place}: there is no rule ${String(rule)}.`, entry);
  }
  if (typeof message !== 'string' || message.trim() === '') {
    throw new ContractError(`${place}: the rule ${rule} has no message.`, entry);
  }
  if (Object.keys(rest).length > 0) {
    throw new ContractError(
      `${place}: the rule ${rule} has unknown keys: ${Object.keys(rest).join(', ')}.`,
      entry,
    );
  }
  return {
    rule,
    ...(value === undefined ? {} : { value: valueOf(value, place, entry) }),
    message,
    ...(when === undefined ? {} : { when: conditionOf(when, place, fields) }),
  };
};

export const formRulesOf = (name: string, schema: JsonObject): FormRules => {
  const properties = objectAt(schema, 'properties');
  const names = Object.keys(properties);
  return Object.fromEntries(
    names.map((field): [string, FieldRules] => {
      const property = objectAt(properties, field);
      const rules = listAt(property, 'x-validation').map((entry) => ruleOf(entry, `${name}.${field}`, names));
      return [field, { ...(textAt(property, 'x-text') === 'html' ? { text: 'html' } : {}), rules }];
    }),
  );
};

/** The rule table: every component schema marked `x-form: true`. Throws ContractError. */
export const allFormRules = (contract: JsonObject): Record<string, FormRules> => {
  const schemas = objectAt(objectAt(contract, 'components'), 'schemas');
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) =>
      isObject(schema) && schema['x-form'] === true ? [[name, formRulesOf(name, schema)]] : [],
    ),
  );
};
