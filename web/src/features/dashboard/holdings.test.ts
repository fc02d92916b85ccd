import { expect, test } from 'vitest';
import { holdingsOf } from './holdings';

const now = new Date('2026-11-20T17:00:00.000Z');
const lot = (packageId: '140' | '200', quantity: number, expirationDate: string) => ({
  packageId,
  quantity,
  expirationDate,
});

test('what is left and what expires soon is counted for each package and for all', () => {
  const soon = '2026-12-10T23:59:59.999Z';
  const sooner = '2026-12-01T23:59:59.999Z';
  const later = '2027-10-04T23:59:59.999Z';
  const { all, of } = holdingsOf(
    [
      {
        packageId: '140',
        name: 'Standard',
        quantity: 7,
        bundles: [lot('140', 2, soon), lot('140', 5, later), lot('140', 9, '2026-11-01T23:59:59.999Z')],
      },
      { packageId: '200', name: 'Advanced', quantity: 1, bundles: [lot('200', 1, sooner)] },
    ],
    now,
  );
  expect(of['140']).toEqual({ remaining: 7, expiring: 2, firstExpiry: soon });
  expect(of['200']).toEqual({ remaining: 1, expiring: 1, firstExpiry: sooner });
  expect(of['80']).toEqual({ remaining: 0, expiring: 0, firstExpiry: null });
  expect(all).toEqual({ remaining: 8, expiring: 3, firstExpiry: sooner });
});
