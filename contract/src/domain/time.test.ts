import { resetLocalTimeZone } from '@internationalized/date';
import { afterEach, describe, expect, it } from 'vitest';
import {
  easternToUtc,
  endOfEasternDay,
  endOfUtcDay,
  parseReleaseDate,
  printReleaseDate,
  startOfEasternDay,
  toInstant,
  utcToEastern,
} from './time';

const iso = (date: Date): string => date.toISOString();
const zoneOfMachine = process.env['TZ'];

afterEach(() => {
  if (zoneOfMachine === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneOfMachine;
  resetLocalTimeZone();
});

describe.each(['UTC', 'Asia/Tokyo', 'America/New_York', 'Europe/Berlin'])('on a machine in %s', (zone) => {
  const here = <Result>(read: () => Result): Result => {
    process.env['TZ'] = zone;
    // The library remembers the zone that it began in.
    resetLocalTimeZone();
    return read();
  };

  it('finds the instant of a local time', () => {
    const morning = here(() => easternToUtc('2026-11-23', { hour: 9, minute: 5, period: 'AM' }));
    expect(morning).toEqual({ kind: 'ok', utc: new Date('2026-11-23T14:05:00Z') });
    const midnight = here(() => easternToUtc('2026-07-01', { hour: 12, minute: 0, period: 'AM' }));
    expect(midnight).toEqual({ kind: 'ok', utc: new Date('2026-07-01T04:00:00Z') });
    const noon = here(() => easternToUtc('2026-07-01', { hour: 12, minute: 0, period: 'PM' }));
    expect(noon).toEqual({ kind: 'ok', utc: new Date('2026-07-01T16:00:00Z') });
  });

  it('asks about the hour that clocks leave out', () => {
    expect(here(() => easternToUtc('2026-03-08', { hour: 2, minute: 30, period: 'AM' }))).toEqual({
      kind: 'missing',
    });
  });

  it('asks about the hour that clocks repeat', () => {
    expect(here(() => easternToUtc('2026-11-01', { hour: 1, minute: 30, period: 'AM' }))).toEqual({
      kind: 'ambiguous',
      earlier: new Date('2026-11-01T05:30:00Z'),
      later: new Date('2026-11-01T06:30:00Z'),
    });
  });

  it('splits an instant into the fields of the schedule step', () => {
    const morning = { date: '2026-11-23', hour: 12, minute: 5, period: 'AM', zone: 'EST' };
    expect(here(() => utcToEastern('2026-11-23T05:05:00'))).toEqual(morning);
    const evening = { date: '2026-07-04', hour: 11, minute: 55, period: 'PM', zone: 'EDT' };
    expect(here(() => utcToEastern('2026-07-05T03:55:00Z'))).toEqual(evening);
  });

  it('ends the day where it ends in US/Eastern', () => {
    expect(here(() => iso(endOfEasternDay('2026-11-01')))).toBe('2026-11-02T04:59:59.999Z');
    expect(here(() => iso(endOfEasternDay('2999-12-31')))).toBe('3000-01-01T04:59:59.999Z');
    expect(here(() => iso(startOfEasternDay('2026-03-08')))).toBe('2026-03-08T05:00:00.000Z');
  });
});

describe('releaseDate on the wire', () => {
  it('is UTC to the second, there and back', () => {
    expect(printReleaseDate(new Date('2026-11-23T14:05:59.999Z'))).toBe('2026-11-23T14:05:59');
    expect(parseReleaseDate('2026-11-23T14:05:59')).toEqual(new Date('2026-11-23T14:05:59Z'));
  });

  it.each(['2026-11-23', '2026-11-23T14:05:59Z', '2026-13-01T00:00:00', '2026-02-30T00:00:00', '', 'soon'])(
    'refuses %j',
    (text) => {
      expect(parseReleaseDate(text)).toBeNull();
    },
  );

  it('says that a text is no instant', () => {
    expect(() => toInstant('yesterday')).toThrow(RangeError);
  });
});

it('ends a UTC day at its last millisecond', () => {
  expect(iso(endOfUtcDay(new Date('2026-11-23T00:00:00Z')))).toBe('2026-11-23T23:59:59.999Z');
});
