import { resetLocalTimeZone } from '@internationalized/date';
import { afterEach, describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDay,
  formatEarliest,
  formatEasternClock,
  formatMoment,
  formatMomentFor,
  formatPlainDay,
  formatReleaseTime,
  formatUtcDay,
  formatUtcMoment,
} from './dateText';

const zoneOfMachine = process.env['TZ'];

afterEach(() => {
  if (zoneOfMachine === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneOfMachine;
  resetLocalTimeZone();
});

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

const noon = '2026-11-23T17:00:00Z';

describe.each(['UTC', 'Asia/Tokyo', 'America/New_York', 'Europe/Berlin'])('on a machine in %s', (zone) => {
  const here = <Result>(read: () => Result): Result => {
    process.env['TZ'] = zone;
    // The library remembers the zone that it began in.
    resetLocalTimeZone();
    return read();
  };

  it('writes a moment in US/Eastern, in winter and in summer', () => {
    expect(spaced(here(() => formatMoment(noon)))).toBe('23 Nov 2026, 12:00 PM ET');
    expect(spaced(here(() => formatMoment('2026-07-15T17:05:00')))).toBe('15 Jul 2026, 1:05 PM ET');
    // 02:30 of this day does not exist in Berlin, and must not disturb New York
    expect(spaced(here(() => formatMoment('2026-03-29T06:30:00Z')))).toBe('29 Mar 2026, 2:30 AM ET');
    expect(here(() => formatDay('2026-11-24T04:59:59Z'))).toBe('23 Nov 2026');
    expect(here(() => formatPlainDay('2026-11-23'))).toBe('23 Nov 2026');
  });

  it('writes what documents give in their own formats', () => {
    expect(here(() => formatReleaseTime('2026-01-15T17:05:00Z'))).toBe('15 Jan, 2026, 12:05 EST');
    expect(here(() => formatReleaseTime('2026-07-15T17:05:00Z'))).toBe('15 Jul, 2026, 13:05 EDT');
    expect(here(() => formatEarliest('2026-11-23T15:00:00'))).toBe('11/23/2026 10:00 AM');
    expect(here(() => formatUtcDay('2020-03-01T00:30:00+02:00'))).toBe('2/29/2020');
    expect(spaced(here(() => formatUtcMoment('2020-03-01T00:30:00+02:00')))).toBe('2/29/2020 10:30 PM UTC');
  });
});

it('tells the two hours apart that have one name when the clocks are put back', () => {
  expect(spaced(formatMoment('2026-11-01T05:30:00'))).toBe('1 Nov 2026, 1:30 AM EDT');
  expect(spaced(formatMoment('2026-11-01T06:30:00'))).toBe('1 Nov 2026, 1:30 AM EST');
  expect(spaced(formatMoment('2026-11-01T07:00:00'))).toBe('1 Nov 2026, 2:00 AM ET');
  expect(spaced(formatEasternClock('2026-11-01T06:30:00'))).toBe('1:30 AM EST');
});

it.each([
  [noon, 'Europe/Berlin', '23 Nov 2026, 12:00 PM ET (6:00 PM your time)'],
  [noon, 'Asia/Tokyo', '23 Nov 2026, 12:00 PM ET (24 Nov 2026, 2:00 AM your time)'],
  [noon, 'America/Los_Angeles', '23 Nov 2026, 12:00 PM ET (9:00 AM your time)'],
  [noon, 'America/Toronto', '23 Nov 2026, 12:00 PM ET'],
  [noon, 'Etc/Unknown', '23 Nov 2026, 12:00 PM ET'],
  [null, 'Europe/Berlin', '-'],
])('puts the clock of the reader beside %s where it differs: %s', (at, zone, expected) => {
  expect(spaced(formatMomentFor(at, zone))).toBe(expected);
});

it('writes the time of day of a zone', () => {
  expect(spaced(formatClock(noon, 'Europe/Berlin'))).toBe('6:00 PM');
});
