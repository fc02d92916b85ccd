import { withoutTransaction } from '../../platform/call/handler';
import { prepareCardIntent } from '../cards/cardOfIntent';
import { requestForEdit } from './editRequest';

/** The intent by which a change of a published release is paid. */
export const createPurchaseEditIntent = withoutTransaction<'createPurchaseEditIntent'>(async (call) => {
  const { distributionId, amount } = call.body;
  const request = await requestForEdit(call, { distributionId, amount, description: '' });
  return { status: 200, body: await prepareCardIntent(request, call.body) };
});
