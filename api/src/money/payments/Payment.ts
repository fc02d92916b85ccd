import type { BundleLine, Cents, LineItem, Quote, ReleaseOrder } from '@dispatch/contract';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../platform/database/database';

/**
 * `preparing`: the intent waits for the browser. `authorised`: the money is reserved. `capturing`: the customer has
 * asked for the capture; what came of it is asked of the provider. `canceling`: the intent has to be canceled at the
 * provider. `captured`, `canceled` and `failed` are final.
 */
export type PaymentState =
  | 'preparing'
  | 'authorised'
  | 'capturing'
  | 'captured'
  | 'canceling'
  | 'canceled'
  | 'failed';

/**
 * What is bought: a release as it is saved, a higher package or priority for a paid one, a change of a published one,
 * or bundles of prepaid releases.
 */
export type Purchase =
  | { purpose: 'release' | 'upgrade'; contents: ReleaseOrder }
  | { purpose: 'edit'; contents: EditOrder }
  | { purpose: 'bundle'; contents: BundleOrder };

export type Purpose = Purchase['purpose'];

/** A change of a published release, in the words of who asks for it; empty until it is paid. */
export type EditOrder = { description: string };

/** The bundles of a cart. */
export type BundleOrder = { lines: BundleLine[] };

/** The discounts that are asked for. An empty code asks for none. */
export type AskedDiscounts = { applyBundlePackage: boolean; universalCouponCode: string; couponCode: string };

/** What pays for a part of an order: at most one prepaid release, one coupon of each kind. */
export type Sources = {
  bundleLotId: number | null;
  universalCouponId: number | null;
  userCouponId: number | null;
  userCouponCents: Cents | null;
};

/** What was priced: what is ordered, with which discounts, and the price. */
export type PricedOrder = {
  contents: Purchase['contents'];
  asked?: AskedDiscounts;
  quote: Quote<LineItem<string>>;
};

export class Payment extends Model<InferAttributes<Payment>, InferCreationAttributes<Payment>> {
  declare paymentId: CreationOptional<number>;
  /** Random; part of what the provider is told, see IntentSubject. */
  declare reference: CreationOptional<string>;
  declare orderId: CreationOptional<number | null>;
  declare userId: number;
  /** Null for bundles. */
  declare distributionId: number | null;
  declare purpose: Purpose;
  declare provider: string;
  declare intentId: CreationOptional<string | null>;
  declare chargeId: CreationOptional<string | null>;
  declare amountCents: Cents;
  /** The order as it was priced for this payment: the order is made of it. */
  declare quote: PricedOrder;
  /** Held for this payment while it is captured, so that no other one takes it. */
  declare bundleLotId: CreationOptional<number | null>;
  /** Held like the lot. */
  declare universalCouponId: CreationOptional<number | null>;
  declare userCouponId: CreationOptional<number | null>;
  /** Held of the user coupon until `userCouponUntil`, and while it is captured. */
  declare userCouponCents: CreationOptional<Cents | null>;
  declare userCouponUntil: CreationOptional<Date | null>;
  /** Whether the payer has asked the provider to keep the card. */
  declare keepsCard: CreationOptional<boolean>;
  /** The saved card that pays, or that this payment has saved. */
  declare paymentMethodId: CreationOptional<number | null>;
  /** The card that has paid, as people know it, and when the provider has said so or had nothing to say. */
  declare cardBrand: CreationOptional<string | null>;
  declare cardLastFour: CreationOptional<string | null>;
  declare cardAskedAt: CreationOptional<Date | null>;
  /** The subscription that this payment renews, and its due date; null for any other. */
  declare subscriptionId: CreationOptional<number | null>;
  declare renewsAt: CreationOptional<Date | null>;
  /** The Idempotency-Key of the call that has begun it, where that call alone knows of it. */
  declare requestKey: CreationOptional<string | null>;
  /** What its buyer has agreed to; null where nothing was asked. */
  declare termsId: CreationOptional<number | null>;
  declare termsAgreedAt: CreationOptional<Date | null>;
  declare state: CreationOptional<PaymentState>;
  /** Rises with each change, so that nobody changes what has moved on. */
  declare version: CreationOptional<number>;
  declare createdAt: Date;
  declare updatedAt: Date;
}

Payment.init(
  {
    paymentId: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    reference: DataTypes.UUID,
    orderId: DataTypes.INTEGER,
    userId: DataTypes.INTEGER,
    distributionId: DataTypes.INTEGER,
    purpose: DataTypes.TEXT,
    provider: DataTypes.TEXT,
    intentId: DataTypes.TEXT,
    chargeId: DataTypes.TEXT,
    amountCents: DataTypes.INTEGER,
    quote: DataTypes.JSONB,
    bundleLotId: DataTypes.INTEGER,
    universalCouponId: DataTypes.INTEGER,
    userCouponId: DataTypes.INTEGER,
    userCouponCents: DataTypes.INTEGER,
    userCouponUntil: DataTypes.DATE,
    keepsCard: DataTypes.BOOLEAN,
    paymentMethodId: DataTypes.INTEGER,
    cardBrand: DataTypes.TEXT,
    cardLastFour: DataTypes.TEXT,
    cardAskedAt: DataTypes.DATE,
    subscriptionId: DataTypes.INTEGER,
    renewsAt: DataTypes.DATE,
    requestKey: DataTypes.TEXT,
    termsId: DataTypes.INTEGER,
    termsAgreedAt: DataTypes.DATE,
    state: DataTypes.TEXT,
    version: DataTypes.INTEGER,
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: 'payments', modelName: 'Payment' },
);

/** The states in which a payment may still move money. A release has at most one payment of a purpose in them. */
export const liveStates = [
  'preparing',
  'authorised',
  'capturing',
  'canceling',
] as const satisfies PaymentState[];

export const isLive = ({ state }: Payment): boolean => (liveStates as readonly string[]).includes(state);
