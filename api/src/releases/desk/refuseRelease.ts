import type { Handler } from '../../platform/call/handler';
import { allowedMove, deskRole } from '../lifecycle/moveRelease';
import { theSeller } from '../lifecycle/seller';
import { deskMove } from './deskMove';

/** For good: whatever was paid for the release goes back, and nothing more is paid for it. */
export const refuseRelease: Handler<'refuseRelease'> = (call) =>
  deskMove(call, async (release) => {
    await allowedMove(release, 'refuse', deskRole(call.session));
    const { distributionId } = release;
    const reason = call.body.reason.trim();
    await theSeller().endSale(distributionId, call.now);
    await theSeller().refundRelease(distributionId, { reason, actor: call.session, now: call.now });
    const changes = { holdReasons: [{ text: reason }], wasOverdue: false };
    return { action: 'refuse', reasons: [reason], changes };
  });
