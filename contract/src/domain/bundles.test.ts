import { expect, test } from 'vitest';
import { bundleAmount, expiringLots, lotCounts, lotEnd, lotExpiry, renewalDue } from './bundles';
import { cents } from './money';

const now = new Date('2026-11-20T17:00:00.000Z');
const lot = (quantity: number, expirationDate: string) => ({ quantity, expirationDate });

test('a lot counts up to and with its last moment, while something is left in it', () => {
  expect(lotCounts(lot(1, '2026-11-20T17:00:00.000Z'), now)).toBe(true);
  expect(lotCounts(lot(1, '2026-11-20T16:59:59.999Z'), now)).toBe(false);
  expect(lotCounts(lot(0, '2027-01-01T23:59:59.999Z'), now)).toBe(false);
});

test('expiring are those that count and end within thirty days, the earliest first', () => {
  const lots = [
    lot(3, '2026-12-20T17:00:00.001Z'),
    lot(2, '2026-12-20T17:00:00.000Z'),
    lot(4, '2026-11-19T23:59:59.999Z'),
    lot(0, '2026-11-30T23:59:59.999Z'),
    lot(1, '2026-11-30T23:59:59.999Z'),
  ];
  expect(expiringLots(lots, now).map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect(expiringLots([], now)).toEqual([]);
});

test.each([
  ['2023-11-20T23:30:00.000Z', '2024-11-21T23:59:59.999Z'],
  ['2024-02-29T00:00:00.000Z', '2025-03-01T23:59:59.999Z'],
  ['2023-02-28T12:00:00.000Z', '2024-02-29T23:59:59.999Z'],
  ['2022-12-31T12:00:00.000Z', '2024-01-01T23:59:59.999Z'],
])('a lot of %s ends at %s', (bought, ends) => {
  expect(lotExpiry(new Date(bought)).toISOString()).toBe(ends);
});

test('a lot is valid to the end of its last day in UTC, by 12/31/2999 at the latest', () => {
  expect(lotEnd('2024-03-05T20:00:00-05:00').toISOString()).toBe('2024-03-06T23:59:59.999Z');
  expect(lotEnd('9999-12-31T23:59:59-14:00').toISOString()).toBe('2999-12-31T23:59:59.999Z');
});

test('a bundle renews at the hour at which it was bought, before its lot ends', () => {
  const bought = new Date('2024-02-29T10:00:00.000Z');
  expect(renewalDue(bought, 1).toISOString()).toBe('2025-03-01T10:00:00.000Z');
  expect(renewalDue(bought, 4).toISOString()).toBe('2028-02-29T10:00:00.000Z');
  expect(renewalDue(bought, 1) < lotExpiry(bought)).toBe(true);
});

test('a bundle costs its releases less the percentage of all of them, to the cent', () => {
  expect(bundleAmount(cents(24_999), { tier: 1, quantity: 3, percentOff: 10 })).toBe(67_497);
  expect(bundleAmount(cents(24_500), { tier: 0, quantity: 1, percentOff: 0 })).toBe(24_500);
});
