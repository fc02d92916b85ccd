import { isCountryCode } from '../domain/countryCodes';
import { isLanguage } from '../domain/languages';
import { parseReleaseDate } from '../domain/time';
import { hasHtml, visibleText } from './html';
import { hasAddress, hasLink } from './links';
import { decimalsOf, isRealDate, numberPattern, writtenNumber } from './plainValues';
import type { FieldRules, Rule, RuleContext, RuleName } from './rule';
import { youtubeId } from './youtube';

const isBlankText = (value: unknown): boolean => typeof value === 'string' && !/[^\s\p{Cf}]/u.test(value);

/** True for an absent value, text of nothing but spaces and invisible characters, and a list of nothing else. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) ? value.every(isBlankText) : isBlankText(value));

type Check = (
  value: unknown,
  rule: Rule,
  context: RuleContext | undefined,
  values: Readonly<Record<string, unknown>>,
) => boolean;

/** A number as it is written, so that a form judges what the server judges. Other types are the contract's affair. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [writtenNumber(value)];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
};

const filledTexts =
  (passes: (text: string, rule: Rule) => boolean): Check =>
  (value, rule) =>
    textsOf(value).every((text) => isBlank(text) || passes(text, rule));

const limitOf = (rule: Rule): number => {
  if (typeof rule.value !== 'number')
    throw new TypeError(`The rule ${rule.rule} needs a number as its value.`);
  return rule.value;
};

/** A limit of a number; text that is no number breaks it. */
const filledNumbers = (passes: (number: number, limit: number) => boolean): Check =>
  filledTexts((text, rule) => numberPattern.test(text.trim()) && passes(Number(text), limitOf(rule)));

const itemTexts = (value: unknown, field: Rule['value']): readonly string[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).flatMap((item) => {
    const text = (item as Record<string, unknown> | null | undefined)?.[String(field)];
    return typeof text === 'string' && !isBlank(text) ? [text] : [];
  });

const lower = /\p{Ll}/u;
const upper = /[\p{Lu}\p{Lt}]/u;

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const emailPattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'i');

/** Whether a text is one e-mail address. */
export const isEmail = (text: string): boolean => text.length <= 320 && emailPattern.test(text);

const filled: Check = (value) => !isBlank(value);

const checks: Readonly<Record<RuleName, Check>> = {
  required: filled,
  phoneCode: filled,
  isTrue: (value) => value === true || (typeof value === 'string' && value !== 'false' && !isBlank(value)),
  minLength: filledTexts((text, rule) => text.trim().length >= limitOf(rule)),
  // As typed: spaces count, because they would be stored.
  maxLength: (value, rule) => textsOf(value).every((text) => text.length <= limitOf(rule)),
  minItems: (value, rule) => !Array.isArray(value) || value.length >= limitOf(rule),
  maxItems: (value, rule) => !Array.isArray(value) || value.length <= limitOf(rule),
  uniqueBy: (value, rule) => {
    const texts = itemTexts(value, rule.value);
    return new Set(texts).size === texts.length;
  },
  email: filledTexts(isEmail),
  notOnlyDigits: filledTexts((text) => !/^[\p{Nd}\s]+$/u.test(text)),
  digitsOnly: filledTexts((text) => /^\d+$/.test(text)),
  number: filledTexts((text) => numberPattern.test(text.trim())),
  maxDecimals: filledTexts((text, rule) => decimalsOf(text) <= limitOf(rule)),
  minimum: filledNumbers((number, limit) => number >= limit),
  maximum: filledNumbers((number, limit) => number <= limit),
  exclusiveMinimum: filledNumbers((number, limit) => number > limit),
  exclusiveMaximum: filledNumbers((number, limit) => number < limit),
  noSpaces: filledTexts((text) => !/[\s\p{White_Space}]/u.test(text)),
  realDate: filledTexts(isRealDate),
  notBeforeField: (value, rule, _context, values) => {
    const other = values[String(rule.value)];
    return isBlank(value) || isBlank(other) || String(value) >= String(other);
  },
  noHtml: filledTexts((text) => !hasHtml(text)),
  noLink: filledTexts((text) => !hasLink(text)),
  noAddress: filledTexts((text) => !hasAddress(text)),
  notAllLower: filledTexts((text) => !lower.test(text) || upper.test(text)),
  notAllUpper: filledTexts((text) => !upper.test(text) || lower.test(text)),
  youtubeUrl: filledTexts((text) => youtubeId(text) !== null),
  oneOf: filledTexts((text, rule) => Array.isArray(rule.value) && rule.value.includes(text)),
  pattern: filledTexts((text, rule) => new RegExp(String(rule.value), 'u').test(text)),
  country: filledTexts((text) => isCountryCode(text)),
  language: filledTexts((text) => isLanguage(text)),
  notBeforeTurnaround: (value, _rule, context) => {
    if (isBlank(value)) return true;
    if (context === undefined) throw new TypeError('The rule notBeforeTurnaround needs a context.');
    const wanted = typeof value === 'string' ? parseReleaseDate(value) : null;
    return wanted !== null && (context.exempt || wanted >= new Date(context.earliest));
  },
};

/** Rules that count what was typed, markup included, because that is what is stored. */
const countsAsTyped: ReadonlySet<RuleName> = new Set(['maxLength', 'maxItems', 'minItems']);

/** Whether a value keeps a rule. Blank values keep every rule but required, phoneCode, isTrue and the limits. */
export const keeps = (
  value: unknown,
  field: FieldRules,
  rule: Rule,
  context: RuleContext | undefined,
  values: Readonly<Record<string, unknown>>,
): boolean => {
  const judged =
    field.text === 'html' && typeof value === 'string' && !countsAsTyped.has(rule.rule)
      ? visibleText(value)
      : value;
  return checks[rule.rule](judged, rule, context, values);
};
