import { Op } from 'sequelize';
import type { Handler } from '../../platform/call/handler';
import { allowedMove, deskRole } from '../lifecycle/moveRelease';
import { letGoOfCard, refuseWhilePaying } from '../../money/payments/endOpenPayment';
import { Order } from '../../money/orders/Order';
import { refundOrder } from '../../money/refunds/refundOrder';
import { deskMove } from './deskMove';

/** For good: whatever was paid for the release goes back, and nothing more is paid for it. */
export const refuseRelease: Handler<'refuseRelease'> = (call) =>
  deskMove(call, async (release) => {
    await allowedMove(release, 'refuse', deskRole(call.session));
    const { distributionId } = release;
    const reason = call.body.reason.trim();
    await refuseWhilePaying({ distributionId });
    await letGoOfCard({ distributionId }, call.now);
    const orders = await Order.findAll({
      where: { distributionId, purpose: { [Op.in]: ['release', 'upgrade'] } },
      order: ['orderId'],
    });
    for (const { orderId } of orders) await refundOrder(orderId, { reason, actor: call.session });
    const changes = { holdReasons: [{ text: reason }], wasOverdue: false };
    return { action: 'refuse', reasons: [reason], changes };
  });
