import type { Cents, PackageId } from '@dispatch/contract';
import type { ActingPerson } from '../../platform/audit/audit';

type Why = { reason: string; actor: ActingPerson; now: Date };

/** What releases ask of who sells them: the room of the money, which stands above this one. */
export type Seller = {
  /** What a package costs this owner of a release, who may have come through a partner. */
  packagePrice: (packageId: PackageId, userId: number) => Promise<Cents>;
  /**
   * Lets go of the card that was to pay for a release that goes; 409 while its payment is captured. The caller has
   * locked the release.
   */
  endSale: (distributionId: number, now: Date) => Promise<void>;
  /** Gives back whatever was paid for a release that is not delivered, its upgrades included. */
  refundRelease: (distributionId: number, why: Why) => Promise<void>;
  /** The same of one order. */
  refundOrder: (orderId: number, why: Why) => Promise<void>;
};

let known: Seller | null = null;

/** Names who sells releases, once, when a program starts. */
export const soldBy = (seller: Seller): void => {
  known = seller;
};

/** Who sells releases. @throws Error when nobody was named */
export const theSeller = (): Seller => {
  if (known === null) throw new Error('Nobody sells releases.');
  return known;
};
