import { message } from '@dispatch/contract';
import { problem } from '../../platform/call/problem';
import { type PayingCall, type PurchaseRequest, requestForRelease } from './purchaseRequest';
import { noDiscounts } from '../discounts/discounts';
import { assertNamed } from '../payments/payTotal';
import { featuresOf } from '../../people/features/features';

/**
 * What is bought when somebody asks for a change of a published release. 404 for a release of
 * somebody else, 403 while edits are not sold to them.
 */
export const requestForEdit = async (
  call: PayingCall,
  asked: { distributionId: number; prwebPressReleaseId?: number; amount?: number; description: string },
): Promise<PurchaseRequest> => {
  const { distributionId, prwebPressReleaseId, amount, description } = asked;
  await assertNamed(call.session.userId, { distributionId, prwebPressReleaseId });
  const { hasEnablePurchaseEdit } = await featuresOf(call.session.userId, call.config);
  if (!hasEnablePurchaseEdit) throw problem(403, 'not-allowed', message('not-allowed'));
  return requestForRelease(call, {
    distributionId,
    purchase: { purpose: 'edit', contents: { description } },
    asked: noDiscounts,
    shown: { amount },
  });
};
