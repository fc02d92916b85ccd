import { withoutTransaction } from '../../platform/call/handler';
import { inTransaction } from '../../platform/database/database';
import { giveOrAsk } from '../approvals/giveOrAsk';
import { settleBundleRefund } from '../approvals/settleBundleRefund';
import { readBundleOrder } from './bundleOrderSql';

/**
 * Gives back what was paid for lines of a bundle order, of which nothing was used, and takes their releases away: at
 * the provider at once, and by the job where this is cut short. A refusal of the provider is 409 with its words;
 * the lines have their releases again then. What needs a second person waits for one.
 */
export const refundBundleOrder = withoutTransaction<'refundBundleOrder'>(async (call) => {
  const outcome = await inTransaction(() => giveOrAsk('bundleRefund', call.body, call));
  if (outcome.isWaiting) return { status: 202, body: outcome.request };
  await settleBundleRefund(outcome.made, call);
  return { status: 200, body: await readBundleOrder(outcome.made.orderId) };
});
