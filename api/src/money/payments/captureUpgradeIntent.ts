import { withoutTransaction } from '../../platform/call/handler';
import { payOrder } from './payForRelease';

/** Pays for a higher package of a paid release, for priority, or for both. */
export const captureUpgradeIntent = withoutTransaction<'captureUpgradeIntent'>(async (call) => ({
  status: 200,
  body: await payOrder(call, 'upgrade'),
}));
