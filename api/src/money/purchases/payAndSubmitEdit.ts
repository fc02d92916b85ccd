import { withoutTransaction } from '../../platform/call/handler';
import { cardOf, payAsAsked } from '../payments/payForRelease';
import { notAuthorised } from '../payments/paymentRefusals';
import { requestForEdit } from './editRequest';

/** Pays for a change of a published release, and sends it to the editors. It is never free: without an intent or a card, 409. */
export const payAndSubmitEdit = withoutTransaction<'payAndSubmitEdit'>(async (call) => {
  const { distributionId, prwebPressReleaseId, amount, purchaseEditDescription } = call.body;
  const { paymentIntent = null } = call.body;
  const description = purchaseEditDescription.trim();
  const request = await requestForEdit(call, { distributionId, prwebPressReleaseId, amount, description });
  if (!paymentIntent && cardOf(call.body) === null) throw notAuthorised();
  return { status: 200, body: await payAsAsked(request, call, paymentIntent) };
});
