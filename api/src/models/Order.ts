import type { Cents } from '@dispatch/contract';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../database/database';

export class Order extends Model<InferAttributes<Order>, InferCreationAttributes<Order>> {
  /** Also the number that people read. */
  declare orderId: CreationOptional<number>;
  declare userId: number;
  declare distributionId: number;
  declare purpose: 'release';
  declare subtotalCents: Cents;
  declare discountCents: Cents;
  declare totalCents: Cents;
  declare createdDate: Date;
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
  },
  { sequelize, tableName: 'orders', modelName: 'Order' },
);
