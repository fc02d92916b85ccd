import type { ApprovalKind } from '@dispatch/contract';
import type { Act } from './act';
import { bundleRefundAct } from './bundleRefundAct';
import { couponAct } from './couponAct';
import { giftAct } from './giftAct';
import { lotsAct } from './lotsAct';
import { universalCouponAct } from './universalCouponAct';

/** Everything that staff can give, refund or discount by itself. */
export const acts: { [Kind in ApprovalKind]: Act<Kind> } = {
  coupon: couponAct,
  universalCoupon: universalCouponAct,
  gift: giftAct,
  lots: lotsAct,
  bundleRefund: bundleRefundAct,
};
