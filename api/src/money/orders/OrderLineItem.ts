import type { Cents, DiscountLine, LineItem } from '@dispatch/contract';
import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from 'sequelize';
import { sequelize } from '../../platform/database/database';

/** One line of an order; a discount is a line below 0. The lines of an order add up to its total. */
export class OrderLineItem extends Model<
  InferAttributes<OrderLineItem>,
  InferCreationAttributes<OrderLineItem>
> {
  declare orderId: number;
  declare position: number;
  declare type: LineItem['type'] | 'purchaseedit' | DiscountLine['type'];
  declare description: string;
  declare quantity: number;
  declare amountCents: Cents;
}

OrderLineItem.init(
  {
    orderId: { type: DataTypes.INTEGER, primaryKey: true },
    position: { type: DataTypes.INTEGER, primaryKey: true },
    type: DataTypes.TEXT,
    description: DataTypes.TEXT,
    quantity: DataTypes.INTEGER,
    amountCents: DataTypes.INTEGER,
  },
  { sequelize, tableName: 'order_line_items', modelName: 'OrderLineItem' },
);
