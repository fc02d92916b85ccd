import type { FieldRules, Rule, RuleName } from '../src/rules/rule';
import { isObject, listAt, objectAt, printed, resolve, type JsonObject } from '../document/document';
import { formRulesOf } from './formRules';
import { requestSchemas } from './requestSchemas';
import type { Finding } from './finding';

const filling: readonly RuleName[] = ['required', 'isTrue', 'phoneCode'];

/** Keywords whose limit must stand in a rule of the same name as well, so that breaking it has a message. */
const limits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'] as const;

/** The largest id of a row: nobody types those. */
const largestId = 2_147_483_647;

/** The same for the numbers that a person types: a field without any rule is filled in by us. */
const numberLimits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

const formatRules: Readonly<Record<string, string>> = {
  email: 'email',
  money: 'maxDecimals',
  double: 'number',
};

const same = (rule: Rule, name: string, value: unknown): boolean =>
  rule.rule === name && rule.value === value;

const limitErrors = (place: string, property: JsonObject, { rules }: FieldRules): string[] => {
  const items = objectAt(property, 'items');
  const isTyped = rules.length > 0 && property['maximum'] !== largestId;
  const keywords = isTyped ? [...limits, ...numberLimits] : limits;
  return keywords.flatMap((keyword) =>
    [property, items].flatMap((owner) => {
      const value = owner[keyword];
      if (value === undefined || rules.some((rule) => same(rule, keyword, value))) return [];
      const said = keyword === 'minLength' && value === 1 && rules.some(({ rule }) => filling.includes(rule));
      return said
        ? []
        : [`${place}: ${keyword} ${printed(value)} has no x-validation rule with the same value.`];
    }),
  );
};

const formatErrors = (place: string, property: JsonObject, { rules }: FieldRules): string[] => {
  const format = property['format'];
  if (format === undefined || (format === 'money' && rules.length === 0)) return [];
  const wanted = formatRules[printed(format)] ?? 'pattern';
  return rules.some(({ rule }) => rule === wanted)
    ? []
    : [`${place}: format ${printed(format)} has no x-validation rule ${wanted}.`];
};

const fieldErrors = (
  place: string,
  property: JsonObject,
  field: FieldRules,
  isRequired: boolean,
): string[] => {
  if (!Array.isArray(property['x-validation'])) {
    return [`${place}: a field of a form needs x-validation, an empty list if it has no rules.`];
  }
  const unsaid = isRequired && !field.rules.some(({ rule }) => filling.includes(rule));
  return [
    ...(unsaid ? [`${place} is required but no x-validation rule says so.`] : []),
    ...limitErrors(place, property, field),
    ...formatErrors(place, property, field),
  ];
};

const formErrors = (contract: JsonObject, place: string, schema: JsonObject): Finding[] => {
  const form = formRulesOf(place, schema);
  const required = listAt(schema, 'required');
  return [
    ...(schema['additionalProperties'] === false
      ? []
      : [{ at: [schema] as const, text: `${place}: a form needs additionalProperties: false.` }]),
    ...Object.entries(objectAt(schema, 'properties')).flatMap(([name, property]): Finding[] => {
      const field = form[name] ?? { rules: [] };
      // Keys beside a $ref count as well as what it leads to: openapi.yaml puts x-validation there.
      const whole = isObject(property) ? { ...resolve(contract, property), ...property } : {};
      const isList = 'items' in whole && !('$ref' in objectAt(whole, 'items'));
      const judged = 'items' in whole && !isList ? { ...whole, items: {} } : whole;
      return fieldErrors(`${place}.${name}`, judged, field, required.includes(name)).map((text) => ({
        at: [schema, 'properties', name],
        text,
      }));
    }),
  ];
};

/** Objects in a request say whether a person fills them in; a limit in a form without a rule's message is refused. */
export const lintForms = (contract: JsonObject): Finding[] =>
  requestSchemas(contract).bodies.flatMap(({ place, schema }): Finding[] => {
    if (!('properties' in schema)) return [];
    if (schema['x-form'] === true) return formErrors(contract, place, schema);
    if (schema['x-form'] === false) return [];
    const text = `${place} is sent to us: mark it x-form: true if a person fills it in, else x-form: false.`;
    return [{ at: [schema], text }];
  });
