import type { Cents, RefundStatus } from '@dispatch/contract';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../platform/database/database';

export class RefundRequest extends Model<
  InferAttributes<RefundRequest>,
  InferCreationAttributes<RefundRequest>
> {
  declare refundRequestId: CreationOptional<number>;
  declare orderId: number;
  declare amountCents: Cents;
  declare reason: string;
  declare note: CreationOptional<string>;
  declare state: RefundStatus;
  /** How often the provider was asked. */
  declare attempt: CreationOptional<number>;
  declare byHand: CreationOptional<boolean>;
  /** The provider's refund, or what it was given back with by hand. */
  declare transactionId: CreationOptional<string | null>;
  /** Why the provider did not give it back, in its words. */
  declare failure: CreationOptional<string | null>;
  /** Why it was rejected, for who has asked and for the customer. */
  declare rejectionReason: CreationOptional<string | null>;
  /** It follows from a decision about a release or an edit; who decided there asked for it, too. */
  declare isAutomatic: CreationOptional<boolean>;
  /** Null of the automatic ones that were written before they named anybody. */
  declare requestedBy: CreationOptional<number | null>;
  declare decidedBy: CreationOptional<number | null>;
  declare createdAt: Date;
  declare decidedAt: CreationOptional<Date | null>;
  declare changedAt: Date;
}

RefundRequest.init(
  {
    refundRequestId: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    orderId: DataTypes.INTEGER,
    amountCents: DataTypes.INTEGER,
    reason: DataTypes.TEXT,
    note: DataTypes.TEXT,
    state: DataTypes.TEXT,
    attempt: DataTypes.INTEGER,
    byHand: DataTypes.BOOLEAN,
    transactionId: DataTypes.TEXT,
    failure: DataTypes.TEXT,
    rejectionReason: DataTypes.TEXT,
    isAutomatic: DataTypes.BOOLEAN,
    requestedBy: DataTypes.INTEGER,
    decidedBy: DataTypes.INTEGER,
    createdAt: DataTypes.DATE,
    decidedAt: DataTypes.DATE,
    changedAt: DataTypes.DATE,
  },
  { sequelize, tableName: 'refund_requests', modelName: 'RefundRequest' },
);
