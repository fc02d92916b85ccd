import { CalendarDate, parseDate } from '@internationalized/date';

export type ReadDay =
  | { kind: 'day'; day: string }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'shortYear' }
  | { kind: 'noSuchMonth'; month: number }
  | { kind: 'noSuchDay'; month: number; day: number; year: number };

const monthFirst = /^(\d{1,2})\s*[/.\s-]\s*(\d{1,2})\s*[/.\s-]\s*(\d+)$/;
const digitsAlone = /^(\d\d)(\d\d)(\d{4})$/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** Reads a day as people write it: month / day / year, its eight digits alone, or as a program writes it. */
export function readDay(typed: string): ReadDay {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const [, y = '', ...rest] = yearFirst.exec(text) ?? [];
  const [, m = '', d = '', last = ''] = monthFirst.exec(text) ?? digitsAlone.exec(text) ?? [];
  const [month, day] = (y === '' ? [m, d] : rest).map(Number);
  const written = y === '' ? last : y;
  const year = Number(written);
  if (!month || !day || written === '') return { kind: 'unreadable' };
  if (month > 12) return { kind: 'noSuchMonth', month };
  if (written.length !== 4 || year === 0) return { kind: 'shortYear' };
  // The calendar moves what does not exist to a day that does.
  const date = new CalendarDate(year, month, day);
  return date.day === day ? { kind: 'day', day: date.toString() } : { kind: 'noSuchDay', month, day, year };
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

/** Puts the strokes in while somebody types digits at the end; what is pasted, taken away or mended stays as it is. */
export function withStrokes(typed: string, before: string): string {
  const isTypedOn = typed.length === before.length + 1 && typed.startsWith(before);
  return isTypedOn ? typed.replace(/^(\d\d|\d{1,2}\/\d\d)(\d)$/, '$1/$2') : typed;
}
