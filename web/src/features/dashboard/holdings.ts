import { expiringLots, lotCounts, packageIds, type components, type PackageId } from '@dispatch/contract';

export type PackageBundles = components['schemas']['PackageBundles'];

export interface Holding {
  remaining: number;
  expiring: number;
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
