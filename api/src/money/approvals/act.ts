import type { ApprovalKind, Given } from '@dispatch/contract';
import type { ActingPerson } from '../../platform/audit/audit';
import type { Call } from '../../platform/call/handler';
import type { AdminCoupon } from '../discounts/couponSql';
import type { AdminUniversalCoupon } from '../discounts/universalCouponSql';

/** The call behind each kind, with the body that it takes. */
export type GivingBodies = {
  coupon: Call<'saveCoupon'>['body'];
  universalCoupon: Call<'saveUniversalCoupon'>['body'];
  gift: Call<'giveBundle'>['body'];
  lots: Call<'saveBundleLots'>['body'];
  bundleRefund: Call<'refundBundleOrder'>['body'];
};

/** What carrying out has made or changed. */
export type GivingResults = {
  coupon: AdminCoupon;
  universalCoupon: AdminUniversalCoupon;
  gift: { orderId: number };
  lots: { orderId: number | null };
  bundleRefund: { orderId: number; refundRequestId: number | null };
};

/** What is to be given, before anything is. */
export type Weighed = Given & {
  /** Whose it is to be; nobody's where it is for everybody. */
  owners: readonly number[];
  /** What it changes, where that is there already. */
  subjectId: number | null;
  /** In words, for who has to judge it. */
  what: string;
  reason: string;
};

export type Doer = {
  /** Who does it now: who asks, or who confirms. */
  actor: ActingPerson;
  /** Who has asked for it, as a person. */
  askedBy: number;
  /** The confirmation, where it needed one. */
  approval: { approvalRequestId: number; confirmedBy: number } | null;
  now: Date;
};

/** Something that staff gives, refunds or discounts: the same code at once, when it is asked for, and confirmed. */
export type Act<Kind extends ApprovalKind> = {
  /** Locks what it is about and says what it gives, to whom. Throws what carrying it out would throw there. */
  weigh: (body: GivingBodies[Kind], now: Date) => Promise<Weighed>;
  /** In the transaction of the caller. */
  carryOut: (body: GivingBodies[Kind], doer: Doer) => Promise<GivingResults[Kind]>;
  subjectOf: (made: GivingResults[Kind]) => number | null;
};

/** What the audit log adds to a line of something that was asked for by one and confirmed by another. */
export const approvedDetails = ({ approval, askedBy }: Doer): Record<string, unknown> =>
  approval === null ? {} : { approvalRequestId: approval.approvalRequestId, askedBy };
