import { CalendarDate, parseDate } from '@internationalized/date';

export type ReadDay =
  /** `isShort`: its year was written with two digits, of this century; whoever is still typing may go on to four. */
  | { kind: 'day'; day: string; isShort?: true }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'shortYear' }
  | { kind: 'noSuchMonth'; month: number }
  | { kind: 'noSuchDay'; month: number; day: number; year: number };

interface Parts {
  month: number;
  day: number;
  year: string;
}

const monthFirst = /^(?<month>\d{1,2})\s*[/.\s-]\s*(?<day>\d{1,2})\s*[/.\s-]\s*(?<year>\d+)$/;
const digitsYearFirst = /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/;
const digitsAlone = /^(?<month>\d\d)(?<day>\d\d)(?<year>\d{4}|\d\d)$/;
const yearFirst = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const dayAndName = /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.-]*(?<month>[a-z]{3,9})\.?,?[\s-]*(?<year>\d+)$/i;
const nameAndDay =
  /^(?<month>[a-z]{3,9})\.?[\s-]*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,\s*|[\s-]+)(?<year>\d+)$/i;

const forms = [yearFirst, monthFirst, digitsYearFirst, digitsAlone, dayAndName, nameAndDay];

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
    .format(Date.UTC(2000, month))
    .toLowerCase(),
);

/** The number of a month; its English name counts, too, from three letters on. 0 for none. */
const monthOf = (written: string): number =>
  /^\d/.test(written)
    ? Number(written)
    : monthNames.findIndex((name) => name.startsWith(written.toLowerCase().replace(/^sept$/, 'sep'))) + 1;

function partsOf(text: string): Parts | null {
  for (const form of forms) {
    const { month, day, year } = form.exec(text)?.groups ?? {};
    if (month !== undefined && day !== undefined && year !== undefined) {
      return { month: monthOf(month), day: Number(day), year };
    }
  }
  return null;
}

/**
 * Reads a day as people write it: month / day / year, its digits alone, with the name of the month, or as a program
 * writes it.
 */
export function readDay(typed: string): ReadDay {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const { month = 0, day = 0, year: written = '' } = partsOf(text) ?? {};
  if (month === 0 || day === 0) return { kind: 'unreadable' };
  if (month > 12) return { kind: 'noSuchMonth', month };
  const isShort = written.length === 2;
  const year = Number(isShort ? `20${written}` : written);
  if ((written.length !== 4 && !isShort) || year === 0) return { kind: 'shortYear' };
  // The calendar moves what does not exist to a day that does.
  const date = new CalendarDate(year, month, day);
  if (date.day !== day) return { kind: 'noSuchDay', month, day, year };
  return { kind: 'day', day: date.toString(), ...(isShort ? { isShort } : {}) };
}

/** A day, 'YYYY-MM-DD', as date of the calendar; null for none, and for what is no day. */
export function dateOf(value: string | null | undefined): CalendarDate | null {
  const read = readDay(value ?? '');
  return read.kind === 'day' ? parseDate(read.day) : null;
}

/** A day, 'YYYY-MM-DD', as month / day / year; what is no day stays as it is. */
export function writeDay(value: string): string {
  const [, year, month, day] = yearFirst.exec(value) ?? [];
  return year === undefined || dateOf(value) === null ? value : `${month}/${day}/${year}`;
}

/**
 * Puts the strokes in while somebody types the digits of a month and on; a year that comes first, and what is pasted,
 * taken away or mended, stays as it is.
 */
export function withStrokes(typed: string, before: string): string {
  const isTypedOn = typed.length === before.length + 1 && typed.startsWith(before);
  return isTypedOn ? typed.replace(/^(0\d|1[0-2]|\d{1,2}\/\d\d)(\d)$/, '$1/$2') : typed;
}
