import {
  fromDollars,
  priceRelease,
  PricingError,
  wireDiscount,
  type Discounts,
  type Quote,
  type ReleaseOrder,
} from '@dispatch/contract';
import { refuse } from '../refusal';
import { memory, type Remembering } from './memory';
import { partnerOfPerson, priceOfPackage } from './partners';
import type { Release, ReleaseRow } from './releaseRow';
import { releases } from './releases';

export interface OrderRow {
  readonly orderNumber: number;
  readonly ownerId: number;
  readonly distributionId: number;
  readonly paidAt: string;
  readonly chargeId: string | null;
  readonly quote: Quote;
}

export interface OrderMemory {
  rows: OrderRow[];
  intents: Record<string, string>;
  nextNumber: number;
}

export const contentsOf = (release: Release): ReleaseOrder => ({
  package: release.package,
  cjl: release.cjl,
  hasCisionSocialPost: release.hasCisionSocialPost,
  priorityReleaseEnabled: release.hasPriorityRelease,
});

/** What a payment asks to be taken off. */
export type AskedDiscounts = {
  applyBundlePackage?: boolean;
  universalCouponCode?: string | null;
  couponCode?: string | null;
};

/** As the contract's examples have them: any code is that of its first universal coupon. */
const discountsOf = ({ contract }: Remembering, asked: AskedDiscounts): Discounts => {
  const own = contract.example('listMyCoupons').find(({ couponCode }) => couponCode === asked.couponCode);
  return {
    bundle: asked.applyBundlePackage ?? false,
    universalCoupon: asked.universalCouponCode
      ? wireDiscount(contract.example('getUniversalCoupon'))
      : undefined,
    userCoupon: own && { code: own.couponCode, amount: fromDollars(own.amount) },
  };
};

export function priceOf(
  remembering: Remembering,
  { release, ownerId }: Pick<ReleaseRow, 'release' | 'ownerId'>,
  asked: AskedDiscounts = {},
): Quote {
  const price = priceOfPackage(remembering, partnerOfPerson(remembering, ownerId), release.package);
  try {
    return priceRelease(price, contentsOf(release), discountsOf(remembering, asked));
  } catch (error) {
    if (error instanceof PricingError) throw refuse(400, error.code, error.message);
    throw error;
  }
}

export const orders = memory<OrderMemory>('orders', (remembering) => {
  const rows = releases(remembering).rows.flatMap(({ ownerId, release }) =>
    release.orderNumber === null
      ? []
      : [
          {
            orderNumber: release.orderNumber,
            ownerId,
            distributionId: release.distributionId,
            paidAt: release.submittedDate ?? release.savedAt,
            chargeId: release.transactionId,
            quote: priceOf(remembering, { release, ownerId }),
          },
        ],
  );
  return { rows, intents: {}, nextNumber: 100_500 };
});
