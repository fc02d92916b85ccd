import { Op } from 'sequelize';
import type { Seller } from '../../releases/lifecycle/seller';
import { Order } from '../orders/Order';
import { packagePriceFor } from '../prices/packagePrices';
import { refundOrder } from '../refunds/refundOrder';
import { letGoOfCard, refuseWhilePaying } from './endOpenPayment';

/** What the room of the releases, below this one, asks for. */
export const releaseSeller: Seller = {
  packagePrice: packagePriceFor,
  endSale: async (distributionId, now) => {
    await refuseWhilePaying({ distributionId });
    await letGoOfCard({ distributionId }, now);
  },
  refundRelease: async (distributionId, why) => {
    const orders = await Order.findAll({
      where: { distributionId, purpose: { [Op.in]: ['release', 'upgrade'] } },
      order: ['orderId'],
    });
    for (const { orderId } of orders) await refundOrder(orderId, why);
  },
  refundOrder,
};
