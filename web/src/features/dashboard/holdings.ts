import { expiringLots, lotCounts, packageIds, type components, type PackageId } from '@dispatch/contract';

export type PackageBundles = components['schemas']['PackageBundles'];

/** What somebody has of one package, or of all: releases that are left, and those of them that expire soon. */
export interface Holding {
  remaining: number;
  expiring: number;
  /** When the first of those that expire soon does; null when none does. */
  firstExpiry: string | null;
}

const holdingOf = (bundles: readonly PackageBundles[], now: Date): Holding => {
  const lots = bundles.flatMap((row) => row.bundles);
  const soon = expiringLots(lots, now);
  return {
    remaining: lots.reduce((sum, lot) => sum + (lotCounts(lot, now) ? lot.quantity : 0), 0),
    expiring: soon.reduce((sum, lot) => sum + lot.quantity, 0),
    firstExpiry: soon[0]?.expirationDate ?? null,
  };
};

/** What somebody has of each package, and of all together. */
export function holdingsOf(
  bundles: readonly PackageBundles[],
  now: Date,
): { all: Holding; of: Readonly<Record<PackageId, Holding>> } {
  const of = Object.fromEntries(
    packageIds.map((id) => [
      id,
      holdingOf(
        bundles.filter(({ packageId }) => packageId === id),
        now,
      ),
    ]),
  ) as Record<PackageId, Holding>;
  return { all: holdingOf(bundles, now), of };
}
