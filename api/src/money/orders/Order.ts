import type { Cents } from '@dispatch/contract';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../platform/database/database';
import type { Purpose } from '../payments/Payment';

export class Order extends Model<InferAttributes<Order>, InferCreationAttributes<Order>> {
  /** Also the number that people read. */
  declare orderId: CreationOptional<number>;
  declare userId: number;
  /** Null for bundles. */
  declare distributionId: number | null;
  declare purpose: Purpose;
  declare subtotalCents: Cents;
  declare discountCents: Cents;
  declare totalCents: Cents;
  declare createdDate: Date;
  /** Its last change, from which the days until its revenue is recognized are counted. */
  declare changedAt: CreationOptional<Date>;
  declare bundleLotId: CreationOptional<number | null>;
  declare universalCouponId: CreationOptional<number | null>;
  declare userCouponId: CreationOptional<number | null>;
  /** What the user coupon took off. */
  declare userCouponCents: CreationOptional<Cents | null>;
  /** When what paid for a part of it went back to its owner; null while it is used. */
  declare discountsReturnedAt: CreationOptional<Date | null>;
}

Order.init(
  {
    orderId: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    userId: DataTypes.INTEGER,
    distributionId: DataTypes.INTEGER,
    purpose: DataTypes.TEXT,
    subtotalCents: DataTypes.INTEGER,
    discountCents: DataTypes.INTEGER,
    totalCents: DataTypes.INTEGER,
    createdDate: DataTypes.DATE,
    changedAt: DataTypes.DATE,
    bundleLotId: DataTypes.INTEGER,
    universalCouponId: DataTypes.INTEGER,
    userCouponId: DataTypes.INTEGER,
    userCouponCents: DataTypes.INTEGER,
    discountsReturnedAt: DataTypes.DATE,
  },
  { sequelize, tableName: 'orders', modelName: 'Order' },
);
