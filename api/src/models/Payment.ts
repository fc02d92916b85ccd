import type { Cents, Quote, ReleaseOrder } from '@dispatch/contract';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../database/database';

/**
 * `preparing`: the intent waits for the browser. `authorised`: the money is reserved. `capturing`: the customer has
 * asked for the capture; what came of it is asked of the provider. `canceling`: the intent has to be canceled at the
 * provider. `captured`, `canceled` and `failed` are final.
 */
export type PaymentState =
  'preparing' | 'authorised' | 'capturing' | 'captured' | 'canceling' | 'canceled' | 'failed';

/** What was priced for a payment: what the release is ordered with, and its price. */
export type PricedOrder = { contents: ReleaseOrder; quote: Quote };

export class Payment extends Model<InferAttributes<Payment>, InferCreationAttributes<Payment>> {
  declare paymentId: CreationOptional<number>;
  /** Random; part of what the provider is told, see IntentSubject. */
  declare reference: CreationOptional<string>;
  declare orderId: CreationOptional<number | null>;
  declare userId: number;
  declare distributionId: number;
  declare purpose: 'release';
  declare provider: string;
  declare intentId: CreationOptional<string | null>;
  declare chargeId: CreationOptional<string | null>;
  declare amountCents: Cents;
  /** The order as it was priced for this payment: the order is made of it. */
  declare quote: PricedOrder;
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
    state: DataTypes.TEXT,
    version: DataTypes.INTEGER,
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: 'payments', modelName: 'Payment' },
);

/** The states in which a payment may still move money. A release has at most one payment in them. */
export const liveStates = [
  'preparing',
  'authorised',
  'capturing',
  'canceling',
] as const satisfies PaymentState[];
