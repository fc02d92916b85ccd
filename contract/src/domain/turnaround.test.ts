import { describe, expect, it } from 'vitest';
import { defaultRelease, earliestRelease, isTooEarly } from './turnaround';

const now = new Date('2026-11-20T14:00:00.000Z');
const at = (text: string): Date => new Date(text);

describe('turnaround', () => {
  it.each([
    ['80', false, '2026-11-22T14:00:00Z'],
    ['140', false, '2026-11-22T14:00:00Z'],
    ['200', false, '2026-11-21T14:00:00Z'],
    ['360', false, '2026-11-21T14:00:00Z'],
    ['200', true, '2026-11-20T18:00:00Z'],
    ['360', true, '2026-11-20T18:00:00Z'],
    ['80', true, '2026-11-22T14:00:00Z'],
  ] as const)('package %s with priority %s: earliest at %s', (id, priority, expected) => {
    expect(earliestRelease(id, priority, now)).toEqual(at(expected));
  });

  it('counts 48 hours through the night when the clocks go back', () => {
    expect(earliestRelease('80', false, at('2026-10-31T14:00:00Z'))).toEqual(at('2026-11-02T14:00:00Z'));
  });

  it('names a whole minute, and accepts the minute it names', () => {
    const earliest = earliestRelease('200', false, at('2026-11-20T14:00:01Z'));
    expect(earliest).toEqual(at('2026-11-21T14:01:00Z'));
    expect(isTooEarly(earliest, '200', false, at('2026-11-20T14:00:01Z'), false)).toBe(false);
  });

  it('begins an hour after the earliest time, in steps of five minutes', () => {
    expect(defaultRelease('80', false, now)).toEqual(at('2026-11-22T15:00:00Z'));
    expect(defaultRelease('80', false, at('2026-11-20T14:02:30Z'))).toEqual(at('2026-11-22T15:05:00Z'));
  });

  it('refuses a minute too early, but not from those who are exempt', () => {
    const early = at('2026-11-21T13:59:00Z');
    expect(isTooEarly(early, '200', false, now, false)).toBe(true);
    expect(isTooEarly(early, '200', false, now, true)).toBe(false);
    expect(isTooEarly(early, '200', true, now, false)).toBe(false);
  });
});
