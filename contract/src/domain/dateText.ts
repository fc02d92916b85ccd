import { fromDate } from '@internationalized/date';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { EASTERN, toInstant, utcToEastern } from './time';

dayjs.extend(utc);

/**
 * Every date that people read is written here. In our own words it is '23 Nov 2026, 12:00 PM ET'; a format that a
 * document of the product gives has a function of its own below.
 */
type Instant = string | Date;
type Known = Instant | null | undefined;

const missing = '-';

const dayPattern = 'D MMM YYYY';
// The parts of a time stay on one line.
const clockPattern = 'h:mm[\u00a0]A';

/** dayjs only prints the wall time: the zone of the machine never matters. `z` is EST or EDT. */
const inZone = (value: Instant, zone: string, pattern: string): string => {
  const at = fromDate(toInstant(value), zone);
  const wall = dayjs.utc(
    Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute, at.second, at.millisecond),
  );
  return wall.format(
    pattern.replace(/\[[^\]]*\]|\bz\b/g, (part) => (part === 'z' ? `[${utcToEastern(value).zone}]` : part)),
  );
};

const inEastern = (value: Instant, pattern: string): string => inZone(value, EASTERN, pattern);
const inUtc = (value: Instant, pattern: string): string => dayjs.utc(toInstant(value)).format(pattern);

const hour = 3_600_000;

/** 'ET'; in the hour that comes twice when the clocks are put back, which of the two: 'EDT' or 'EST'. */
const zoneName = (value: Instant): string => {
  const at = toInstant(value).getTime();
  const clock = (moved: number): string => inEastern(new Date(at + moved), 'DHHmm');
  const isTwice = clock(0) === clock(hour) || clock(0) === clock(-hour);
  return isTwice ? inEastern(value, 'z') : 'ET';
};

/** An instant, or a release time, in US/Eastern: `23 Nov 2026, 12:00 PM ET`; `-` when it is missing. */
export const formatMoment = (value: Known): string =>
  value ? `${inEastern(value, `${dayPattern}, ${clockPattern}`)}\u00a0${zoneName(value)}` : missing;

const ownTime = (value: Instant, zone: string): string | null => {
  try {
    const own = inZone(value, zone, clockPattern);
    const day = inZone(value, zone, dayPattern);
    if (day !== inEastern(value, dayPattern)) return `${day}, ${own}`;
    return own === inEastern(value, clockPattern) ? null : own;
  } catch {
    // Some systems name zones that this browser's own calendar does not know.
    return null;
  }
};

/**
 * The same, with the clock of the reader beside it where that differs: `23 Nov 2026, 12:00 PM ET (6:00 PM your time)`,
 * and its day too where it is another one. `zone` is an IANA name.
 */
export const formatMomentFor = (value: Known, zone: string): string => {
  const own = value ? ownTime(value, zone) : null;
  return own === null ? formatMoment(value) : `${formatMoment(value)} (${own} your\u00a0time)`;
};

/** The day alone, in US/Eastern: `23 Nov 2026`; `-` when it is missing. */
export const formatDay = (value: Known): string => (value ? inEastern(value, dayPattern) : missing);

/** A day without a time, `2026-11-23`, as `23 Nov 2026`. */
export const formatPlainDay = (day: string): string => inUtc(`${day}T12:00:00`, dayPattern);

/** The weekday in US/Eastern: `Monday`. */
export const formatWeekday = (value: Instant): string => inEastern(value, 'dddd');

/** The time of day alone, on the clock of a zone: `11:42 AM`. */
export const formatClock = (value: Instant, zone: string): string => inZone(value, zone, clockPattern);

/** The time of day in US/Eastern with what the zone is called then, to tell two apart: `1:30 AM EDT`. */
export const formatEasternClock = (value: Instant): string => inEastern(value, `${clockPattern}[\u00a0]z`);

/** The release time as preview, public page and PDF write it: `23 Nov, 2026, 12:00 EST`. */
export const formatReleaseTime = (value: Instant): string => inEastern(value, 'D MMM, YYYY, HH:mm z');

/** The earliest time as a refused release names it: `11/23/2026 12:00 PM`, in US/Eastern. */
export const formatEarliest = (value: Instant): string => inEastern(value, 'MM/DD/YYYY h:mm A');

/** The day on which the connection to a network expires: `11/23/2026`, in US/Eastern. */
export const formatExpiry = (value: Instant): string => inEastern(value, 'MM/DD/YYYY');

/** As receipts write it: `November 23, 2026, 12:00 PM EST`. */
export const formatReceiptTime = (value: Instant): string => inEastern(value, 'MMMM D, YYYY, h:mm A z');

/** The day in UTC, as the back-office writes it: `11/23/2026`; `-` when it is missing. */
export const formatUtcDay = (value: Known): string => (value ? inUtc(value, 'M/D/YYYY') : missing);

/** `11/23/2026 5:00 PM UTC`, as the details of the back-office write it; `-` when it is missing. */
export const formatUtcMoment = (value: Known): string =>
  value ? inUtc(value, 'M/D/YYYY h:mm[\u00a0]A [UTC]') : missing;
