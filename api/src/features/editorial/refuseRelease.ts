import { message } from '@dispatch/contract';
import { Op } from 'sequelize';
import type { Handler } from '../../call/handler';
import { problem } from '../../call/problem';
import { allowedMove, deskRole } from '../../lifecycle/moveRelease';
import { Order } from '../../models/Order';
import { deskMove } from './deskMove';

/** 409 for one that cost money: nothing can be given back yet, and nobody's money is kept for nothing. */
export const refuseRelease: Handler<'refuseRelease'> = (call) =>
  deskMove(call, async (release) => {
    await allowedMove(release, 'refuse', deskRole(call.session));
    const { distributionId } = release;
    if ((await Order.count({ where: { distributionId, totalCents: { [Op.gt]: 0 } } })) > 0)
      throw problem(409, 'refund-unavailable', message('refund-unavailable'));
    const reason = call.body.reason.trim();
    const changes = { holdReasons: [{ text: reason }], wasOverdue: false };
    return { action: 'refuse', reasons: [reason], changes };
  });
