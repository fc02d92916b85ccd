import {
  checkRules,
  defaultLanguage,
  defaultRelease,
  parseReleaseDate,
  printReleaseDate,
  releaseFieldsWhere,
  ruleMessage,
  type RuleError,
  type ReleaseContent,
} from '@dispatch/contract';
import { inputProblem } from '../../platform/call/problem';
import { sanitiseBody } from '../../platform/text/sanitiseBody';

export type DraftValues = ReleaseContent;

/** Everything that prints nothing, but the space. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const phones: ReadonlySet<string> = new Set(releaseFieldsWhere(({ kind }) => kind === 'phone'));

const invalidDate = (): RuleError => ({
  pointer: '/releaseDate',
  field: 'releaseDate',
  rule: 'pattern',
  message: ruleMessage('ReleaseDraft', 'releaseDate', 'pattern'),
});

/** A day of the calendar in a year of four digits: 2026-02-30 has the form of a date and is none. */
const isRealDate = (text: string): boolean => !text.startsWith('0') && parseReleaseDate(text) !== null;

/**
 * What is stored of a draft: the body sanitised, phone fields without characters that cannot be printed, the default
 * release time where null asks for it, the preset language where none is named. Other fields keep exactly
 * what was typed. Throws 400 for a day that does not exist and for a body that is too long once it is clean.
 */
export const draftValues = (sent: ReleaseContent, now: Date): DraftValues => {
  const { body, releaseDate, language } = sent;
  if (typeof releaseDate === 'string' && !isRealDate(releaseDate)) throw inputProblem([invalidDate()]);
  const printable = Object.fromEntries(
    Object.entries(sent).flatMap(([field, value]) =>
      phones.has(field) && typeof value === 'string' ? [[field, value.replace(unprintable, '')]] : [],
    ),
  );
  const clean = body === undefined ? {} : { body: sanitiseBody(body) };
  const errors = checkRules('ReleaseDraft', clean, { stage: 'draft', fields: ['body'] });
  if (errors.length > 0) throw inputProblem(errors);
  const date =
    releaseDate === null
      ? { releaseDate: printReleaseDate(defaultRelease(sent.package, sent.hasPriorityRelease === true, now)) }
      : {};
  const preset = language?.trim() === '' ? { language: defaultLanguage } : {};
  return { ...sent, ...printable, ...clean, ...date, ...preset };
};
