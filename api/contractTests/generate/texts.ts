import { isCountryCode, languages, youtubeId, type Rule } from '@dispatch/contract';
import fc from 'fast-check';
import type { Schema } from '../contract/schema';
import { kept } from './kept';

const units = [
  ...Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
  ...Array.from('     ,.;:-_()&%$#@!?"\'/\\<>=+*[]{}|~^`'),
  ...[
    'é',
    'ß',
    'İ',
    'Ω',
    'ж',
    '東',
    '京',
    '서',
    'ا',
    'ש',
    'हि',
    '🪐',
    '👩‍🚀',
    '\u00a0',
    '\u200b',
    '\u0301',
    '\n',
    '\t',
  ],
  ...['{{7*7}}', '%s', '${x}', "' or 1=1--", '&lt;', '\\u0000', '../'],
];

/** Cuts a text to a length in UTF-16 units without cutting a character in half. */
export const cut = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const characters = Array.from(text);
  let end = text.length;
  while (end > length) end -= characters.pop()?.length ?? end;
  return text.slice(0, end);
};

const isHalf = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const anyText = (least: number, most: number): fc.Arbitrary<string> => {
  const usual = Math.min(most, Math.max(least, 60));
  const some = fc.array(fc.constantFrom(...units), { maxLength: usual }).map((parts) => parts.join(''));
  const full = (text: string): string => cut(text.padEnd(most, 'Aa bé東 '), most).padEnd(most, 'a');
  const long = most > 60 && most <= 5_000 ? some.map(full) : some;
  return fc
    .oneof({ weight: 6, arbitrary: some }, { weight: 1, arbitrary: long })
    .map((text) => cut(text.replaceAll(/<(?=[a-z/!?])/gi, '<  '), most))
    .map((text) => (Array.from(text).length < least ? `${text}${'Ab '.repeat(least)}`.slice(0, most) : text))
    .filter((text) => !isHalf.test(text));
};

const dateForms: readonly ((at: Date) => string)[] = [
  (at) => at.toISOString().slice(0, 19),
  (at) => at.toISOString().slice(0, 23).replace('T', ' '),
  (at) => at.toISOString().slice(0, 19).replace('T', ' '),
  (at) => at.toISOString().slice(0, 10),
  (at) => at.toISOString(),
  (at) => at.toISOString().slice(0, 7),
];

const sampleDate = new Date('2031-10-24T15:31:47.521Z');

const dateForm = (pattern: string): ((at: Date) => string) | null =>
  pattern.includes(String.raw`\d{4}-`)
    ? (dateForms.find((form) => new RegExp(pattern, 'u').test(form(sampleDate))) ?? null)
    : null;

const day = 86_400_000;

/** Days of the calendar that a form takes: in some days to some months, so that no rule of turnaround refuses them. */
const futureDates = fc
  .integer({ min: 30 * 1440, max: 300 * 1440 })
  .map((minutes) => new Date(Math.floor(Date.now() / day) * day + minutes * 60_000));

const anyDates = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-30'), noInvalidDate: true });

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,11}$/);
const emails = fc
  .tuple(word, fc.constantFrom('', '.', '+', '_', "'"), word, word)
  .map(([name, sign, rest, domain]) => `${name}${sign}${sign === '' ? '' : rest}@${domain}.example`);

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: emails,
  'date-time': anyDates.map((date) => date.toISOString()),
  date: anyDates.map((date) => date.toISOString().slice(0, 10)),
  uuid: fc.uuid(),
  uri: word.map((name) => `https://${name}.example/path?query=1`),
};

const countries = ['USA', 'CAN', 'DEU', 'JPN'].filter(isCountryCode);
const videoId = 'dQw4w9WgXcQ';
const videos = [`https://www.youtube.com/watch?v=${videoId}`, `https://youtu.be/${videoId}`].filter(
  youtubeId,
);

const withLength = (pattern: string, least: number, most: number): string =>
  pattern.replace(
    /^\^(\[[^\]]+\]|\\[dw])([+*])\$$/,
    (_all, kind: string, sign: string) => `^${kind}{${Math.max(least, sign === '+' ? 1 : 0)},${most}}$`,
  );

const byPattern = (
  pattern: string,
  { least, most }: { least: number; most: number },
  future: boolean,
): fc.Arbitrary<string> => {
  const form = dateForm(pattern);
  if (form !== null) return (future ? futureDates : anyDates).map(form);
  const longest = Math.min(most, Math.max(least, 300));
  return kept(
    fc.stringMatching(new RegExp(withLength(pattern, least, longest), 'u'), { maxLength: longest }),
    (text) => text.length >= least && !isHalf.test(text) && !text.includes('\0'),
    `the pattern ${pattern}`,
  );
};

/** A number that is typed as text, within the limits of its rules. */
const numberTexts = (rules: readonly Rule[]): fc.Arbitrary<string> => {
  const limit = (name: Rule['rule'], otherwise: number) =>
    Number(rules.find(({ rule }) => rule === name)?.value ?? otherwise);
  const least = Math.max(limit('minimum', 1), limit('exclusiveMinimum', 0) + 1);
  return fc
    .integer({
      min: least,
      max: Math.max(least, Math.min(limit('maximum', 99), limit('exclusiveMaximum', 100) - 1)),
    })
    .map(String);
};

const byRule = (rules: readonly Rule[]): fc.Arbitrary<string> | null => {
  const rule = (name: Rule['rule']) => rules.find((each) => each.rule === name);
  if (rule('email')) return emails;
  if (rule('youtubeUrl')) return fc.constantFrom(...videos);
  if (rule('language')) return fc.constantFrom(...languages.map(({ tag }) => tag));
  if (rule('country')) return fc.constantFrom(...countries);
  if (rule('phoneCode')) return fc.constantFrom('1', '44', '81');
  if (['number', 'minimum', 'maximum', 'maxDecimals'].some((name) => rule(name as Rule['rule'])))
    return numberTexts(rules);
  const choice = rule('oneOf')?.value;
  return Array.isArray(choice) ? fc.constantFrom(...(choice as string[])) : null;
};

const html = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p><ul><li><strong>one</strong></li></ul>`;

/** Texts that keep a schema; what rules refuse that are not known here is mended by the form. */
export const validText = (schema: Schema, rules: readonly Rule[] = []): fc.Arbitrary<string> => {
  const { minLength = 0, maxLength = Infinity, format, pattern } = schema;
  const fromRule = byRule(rules);
  if (fromRule !== null) return fromRule;
  const known = format === undefined ? undefined : formats[format];
  if (known !== undefined) return known;
  const future = rules.some(({ rule }) => rule === 'notBeforeTurnaround');
  const limits = { least: minLength, most: maxLength };
  if (pattern !== undefined) return byPattern(pattern, limits, future);
  const ruled = rules.find(({ rule }) => rule === 'pattern')?.value;
  if (typeof ruled === 'string') return byPattern(ruled, limits, future);
  if (rules.some(({ rule }) => rule === 'digitsOnly'))
    return fc.stringMatching(/^\d{4,9}$/).map((digits) => cut(digits, maxLength));
  const least = Math.max(
    minLength,
    ...rules.map(({ rule, value }) => (rule === 'minLength' ? Number(value) : 0)),
  );
  const most = Math.min(maxLength, 20_000);
  return schema['x-text'] === 'html' ? anyText(least, Math.max(least, 200)).map(html) : anyText(least, most);
};
