import { parseDate, parseTime, toCalendarDateTime, toZoned, fromDate, Time } from '@internationalized/date';
import type { ZonedDateTime } from '@internationalized/date';

export const EASTERN = 'America/New_York';

export const EASTERN_NAME = 'US/Eastern';

/** A time of day as the schedule step asks for it: hour 1 to 12. */
export type ClockTime = { hour: number; minute: number; period: 'AM' | 'PM' };

/** What a local Eastern time means as an instant: one, none (clocks go forward), or two (clocks go back). */
export type EasternInstant =
  | { kind: 'ok'; utc: Date }
  | { kind: 'missing' }
  | { kind: 'ambiguous'; earlier: Date; later: Date };

const releaseDatePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/** `YYYY-MM-DDTHH:mm:ss`, which means UTC. Null for another form, and for a day or time that does not exist. */
export const parseReleaseDate = (text: string): Date | null => {
  if (!releaseDatePattern.test(text)) return null;
  const instant = new Date(`${text}Z`);
  return Number.isNaN(instant.getTime()) || printReleaseDate(instant) !== text ? null : instant;
};

/** Prints an instant as a releaseDate: UTC without zone, cut to the second. */
export const printReleaseDate = (instant: Date): string => instant.toISOString().slice(0, 19);

/** Reads an instant of the wire: ISO with zone, or a releaseDate, which means UTC. Throws RangeError otherwise. */
export const toInstant = (value: string | Date): Date => {
  const instant = typeof value === 'string' ? (parseReleaseDate(value) ?? new Date(value)) : value;
  if (Number.isNaN(instant.getTime())) throw new RangeError(`${String(value)} is not an instant`);
  return instant;
};

const inEastern = (value: string | Date): ZonedDateTime => fromDate(toInstant(value), EASTERN);

const zoneAbbreviation = (at: ZonedDateTime): string => (at.offset === -18_000_000 ? 'EST' : 'EDT');

const to24 = ({ hour, period }: ClockTime): number => (hour % 12) + (period === 'PM' ? 12 : 0);

/** A time that does not exist, or exists twice, is told apart so that the person can be asked. Throws for no date. */
export const easternToUtc = (date: string, time: ClockTime): EasternInstant => {
  const wall = toCalendarDateTime(parseDate(date), new Time(to24(time), time.minute));
  const earlier = toZoned(wall, EASTERN, 'earlier');
  const later = toZoned(wall, EASTERN, 'later');
  if (earlier.compare(later) === 0) return { kind: 'ok', utc: earlier.toDate() };
  const exists = toCalendarDateTime(earlier).compare(wall) === 0;
  return exists
    ? { kind: 'ambiguous', earlier: earlier.toDate(), later: later.toDate() }
    : { kind: 'missing' };
};

/** The Eastern date and clock time of an instant, as the schedule step shows them; `zone` is EST or EDT. */
export const utcToEastern = (value: string | Date): ClockTime & { date: string; zone: string } => {
  const at = inEastern(value);
  return {
    date: `${String(at.year).padStart(4, '0')}-${String(at.month).padStart(2, '0')}-${String(at.day).padStart(2, '0')}`,
    hour: at.hour % 12 === 0 ? 12 : at.hour % 12,
    minute: at.minute,
    period: at.hour < 12 ? 'AM' : 'PM',
    zone: zoneAbbreviation(at),
  };
};

const lastMoment = parseTime('23:59:59.999');

/** The last millisecond of a day (`YYYY-MM-DD`) in US/Eastern, as a coupon's last day ends. */
export const endOfEasternDay = (date: string): Date =>
  toZoned(toCalendarDateTime(parseDate(date), lastMoment), EASTERN, 'later').toDate();

/** The first moment of a day (`YYYY-MM-DD`) in US/Eastern. */
export const startOfEasternDay = (date: string): Date => toZoned(parseDate(date), EASTERN).toDate();

/** The last millisecond of the UTC day of an instant, as bundles expire. */
export const endOfUtcDay = (instant: Date): Date =>
  new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate(), 23, 59, 59, 999));

/** The last moment of 12/31/2999 in US/Eastern, as coupons say it: none is valid longer. */
export const lastCouponDate = '3000-01-01 04:59:59.999';

/** An instant as coupons say it: UTC as `YYYY-MM-DD HH:mm:ss.SSS`. */
export const printCouponDate = (instant: Date): string =>
  instant.toISOString().slice(0, 23).replace('T', ' ');

/** The instant that the date of a coupon means. Throws RangeError for another form. */
export const couponInstant = (date: string): Date => toInstant(`${date.replace(' ', 'T')}Z`);

/** The day in US/Eastern (`YYYY-MM-DD`) so long after that of an instant; of 31 January, a month later, 28 February. */
export const easternDayAfter = (instant: Date, span: { months?: number; years?: number }): string =>
  parseDate(utcToEastern(instant).date).add(span).toString();
