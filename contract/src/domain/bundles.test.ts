import { expect, test } from 'vitest';
import { expiringLots, lotCounts } from './bundles';

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
