import { withoutTransaction } from '../../platform/call/handler';
import { prepareCardIntent } from '../cards/cardOfIntent';
import { buyingEdit } from './editRequest';

/** The intent by which a change of a published release is paid. */
export const createPurchaseEditIntent = withoutTransaction<'createPurchaseEditIntent'>(async (call) => {
  const { distributionId, amount } = call.body;
  const buying = await buyingEdit(call, { distributionId, amount, description: '' });
  return { status: 200, body: await prepareCardIntent(buying, call.body) };
});
