import {
  operationTable,
  ruleTable,
  type FormName,
  type Rule,
  type RuleName,
  type RuleStage,
} from '@dispatch/contract';
import { document, type Operation } from '../contract/operations';
import { typeOfValue, typesOf, wholeSchema, type Schema } from '../contract/schema';
import { keepsSchema } from '../contract/validators';
import { ruleErrors } from './forms';

export type WrongBody = {
  how: string;
  /** The field of the outermost object that the refusal has to name; null when none is to blame. */
  field: string | null;
  body: unknown;
  message?: string;
};

const lastWeek = (): string => new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 19);

/** A number as the field has it: some forms send numbers as text. */
const ofTheSameType = (value: unknown, number: number): unknown =>
  typeof value === 'string' ? String(number) : number;

/** A value that breaks a rule, made from one that keeps it. A rule that is new in the contract has to have one too. */
const breaking: Readonly<Record<RuleName, (value: unknown, rule: Rule) => unknown>> = {
  required: (value) => (typeof value === 'string' ? ' \u200b ' : undefined),
  phoneCode: () => '',
  isTrue: () => false,
  minLength: (_value, { value }) => 'Ab'.padEnd(Number(value) - 1, 'c').slice(0, Number(value) - 1),
  maxLength: (value, rule) => {
    const text = 'Aa '.repeat(Number(rule.value) / 3 + 1);
    return Array.isArray(value) ? [text] : text;
  },
  minItems: () => [],
  maxItems: (value, rule) => {
    const items = Array.isArray(value) ? (value as unknown[]) : [];
    return items.length === 0 ? items : Array.from({ length: Number(rule.value) + 1 }, () => items[0]);
  },
  uniqueBy: (value) =>
    Array.isArray(value) && value.length > 0 ? [(value as unknown[])[0], (value as unknown[])[0]] : value,
  number: () => 'twelve',
  maxDecimals: (value, rule) => ofTheSameType(value, 1 + 10 ** -(Number(rule.value) + 1)),
  minimum: (value, rule) => ofTheSameType(value, Number(rule.value) - 1),
  maximum: (value, rule) => ofTheSameType(value, Number(rule.value) + 1),
  exclusiveMinimum: (value, rule) => ofTheSameType(value, Number(rule.value)),
  exclusiveMaximum: (value, rule) => ofTheSameType(value, Number(rule.value)),
  noSpaces: (value) => `${String(value).slice(0, 3)} ${String(value).slice(4)}`,
  realDate: (value) => String(value).replace(/^(\d{4})-\d\d-\d\d/, '$1-02-30'),
  notBeforeField: (value) => String(value).replace(/^\d{4}/, '1000'),
  email: () => 'dana at harbor.example',
  notOnlyDigits: (value) => '7'.repeat(Math.max(4, String(value).length)),
  digitsOnly: () => '12a4',
  noHtml: (value) =>
    Array.isArray(value) ? ['Aa <img src=x onerror=alert(1)>'] : `Aa <img src=x onerror=alert(1)>`,
  noLink: () => 'Acme www.prize.example',
  noAddress: () => 'Ada prize.example',
  notAllLower: (value) => String(value).toLowerCase(),
  notAllUpper: (value) => String(value).toUpperCase(),
  youtubeUrl: () => 'https://example.com/watch?v=dQw4w9WgXcQ',
  oneOf: () => 'no such choice',
  pattern: () => '24 October 2031',
  country: () => 'XXX',
  language: () => 'xx-XX',
  notBeforeTurnaround: lastWeek,
};

/** Messages that hang on the clock. */
const timed: ReadonlySet<RuleName> = new Set(['notBeforeTurnaround']);

const isAllowedType = (form: Schema, field: string, value: unknown): boolean => {
  if (value === undefined) return true;
  const types = typesOf(wholeSchema(document, wholeSchema(document, form).properties?.[field] ?? {}));
  const type = typeOfValue(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
};

export const wrongForRules = (operation: Operation, body: unknown, stage: RuleStage): WrongBody[] => {
  const form = operation.requestSchema;
  const schema = operation.body?.schema ?? {};
  const atTheDoor = operationTable[operation.id].ruleStage;
  if (form === null || !Object.hasOwn(ruleTable, form)) return [];
  const good = body as Record<string, unknown>;
  const fields = Object.entries(ruleTable[form as FormName] as Record<string, { rules: readonly Rule[] }>);
  return fields.flatMap(([field, { rules }]) =>
    rules.flatMap((rule) => {
      const { [field]: value, ...others } = good;
      const wrong = breaking[rule.rule](value, rule);
      const spoilt = wrong === undefined ? others : { ...good, [field]: wrong };
      const error = ruleErrors(form, spoilt, stage).find((each) => each.field === field);
      if (error === undefined) return [];
      // Where only the handler runs all rules, what the contract and its own stage refuse comes first.
      const atOnce = ruleErrors(form, spoilt, atTheDoor).find((each) => each.field === field);
      // Where it is of another type, the rules cannot judge it.
      const isOfType = isAllowedType(schema, field, wrong);
      const told = isOfType ? (atOnce ?? (keepsSchema(schema, spoilt) ? error : undefined)) : undefined;
      return [
        {
          how: `${field} breaks the rule ${rule.rule}`,
          field,
          body: spoilt,
          ...(told === undefined || timed.has(told.rule) ? {} : { message: told.message }),
        },
      ];
    }),
  );
};
