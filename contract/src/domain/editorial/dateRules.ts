import { utcToEastern } from '../time';
import type { ReadRelease } from './readRelease';
import { foundAt, written, type EditorialRule, type Found } from './rule';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const weekday = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?';
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const year = '(?:,? (?<year>[12]\\d{3})\\b)?';
const dayFirst = `(?<firstDay>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<lastMonth>${month})\\b\\.?`;
const monthFirst = `(?<month>${month})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?\\b`;
/** A date in American or European order, with its weekday where it has one; or EST and EDT. */
const dateOrZone = new RegExp(
  `\\b(?:(?<weekday>${weekday})\\.?,? (?:the )?)?(?:${monthFirst}|${dayFirst})${year}|\\bE[SD]T\\b`,
  'g',
);

const msOfDay = 86_400_000;

type Groups = Readonly<Record<string, string | undefined>>;

/** Noon in the east of the days that it may be, the nearest first: several where the year is not written. */
function daysOf({ firstDay, lastMonth = '', year: given, ...groups }: Groups, near: Date): Date[] {
  const { day = firstDay, month: name = lastMonth } = groups;
  if (day === undefined) return [];
  const number = months.indexOf(name.slice(0, 3).toLowerCase());
  const years =
    given === undefined ? [-1, 0, 1].map((step) => near.getUTCFullYear() + step) : [Number(given)];
  return years
    .map((one) => new Date(Date.UTC(one, number, Number(day), 17)))
    .filter((date) => date.getUTCMonth() === number)
    .sort((a, b) => Math.abs(a.getTime() - near.getTime()) - Math.abs(b.getTime() - near.getTime()))
    .filter((date, index) => index === 0 || Math.abs(date.getTime() - near.getTime()) < 250 * msOfDay);
}

/** Of a date without a year, half a year away, the weekday may be that of either year. */
function* wrongWeekdays(release: ReadRelease): Generator<Found> {
  for (const text of written(release)) {
    for (const { index, groups = {} } of text.text.matchAll(dateOrZone)) {
      const { weekday: name } = groups;
      if (name === undefined) continue;
      const right = daysOf(groups, release.date).map((day) => weekdays[day.getUTCDay()] ?? '');
      const [fix] = right;
      if (fix === undefined || right.some((one) => one.startsWith(name.slice(0, 3)))) continue;
      yield foundAt(text, index, name.length, name.endsWith('day') ? fix : fix.slice(0, 3));
    }
  }
}

/** It fits the last date before it in its paragraph or the first one after it; without one, that of the release. */
function* wrongZones(release: ReadRelease): Generator<Found> {
  const zones = new Map<number, string>();
  const zoneOn = (date: Date): string => {
    const time = date.getTime();
    const zone = zones.get(time) ?? utcToEastern(date).zone;
    zones.set(time, zone);
    return zone;
  };
  for (const text of written(release)) {
    let start = 0;
    for (const block of text.text.split('\n')) {
      const read = [...block.matchAll(dateOrZone)].map((match) => ({
        match,
        date: daysOf(match.groups ?? {}, release.date)[0],
      }));
      const after = read.map(({ date }) => date);
      for (let at = after.length - 2; at >= 0; at -= 1) after[at] ??= after[at + 1];
      let before: Date | undefined;
      for (const [at, { match, date }] of read.entries()) {
        before = date ?? before;
        if (date !== undefined) continue;
        const near = [before, after[at]].filter((one) => one !== undefined);
        const fitting = (near.length > 0 ? near : [release.date]).map(zoneOn);
        if (!fitting.includes(match[0])) yield foundAt(text, start + match.index, 3, fitting[0]);
      }
      start += block.length + 1;
    }
  }
}

export const dateRules: readonly EditorialRule[] = [
  {
    id: 'weekday',
    severity: 'would be held',
    why: 'The date falls on another day of the week.',
    find: wrongWeekdays,
  },
  {
    id: 'eastern-time',
    severity: 'might be held',
    why: 'EST is winter time and EDT summer time; on this date it is the other one.',
    find: wrongZones,
  },
];
