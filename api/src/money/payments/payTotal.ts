import { message, parseReleaseDate } from '@dispatch/contract';
import { notFound, problem } from '../../platform/call/problem';
import type { PurchaseRequest } from '../purchases/purchaseRequest';
import { payByIntent } from './payByIntent';
import { payNothing } from './payNothing';
import { type PaidOrder, paidOrder } from './paymentRows';
import { askingTheProvider } from './paymentRefusals';
import { findOwnRelease } from '../purchases/payableRelease';

/**
 * Pays: prices again, asks the provider, captures or cancels, and makes the order. However often and from however many
 * windows it is called, there is one charge and one order, and every call answers it.
 * @param intentId the intent that the buyer has authorised, at any provider; null when the total is 0
 */
export const pay = (request: PurchaseRequest, intentId: string | null): Promise<PaidOrder> =>
  askingTheProvider(request.call.log, async () => {
    const before = await paidOrder(request, request.purchase);
    return before ?? (intentId === null ? payNothing(request) : payByIntent(request, intentId));
  });

type Named = {
  distributionId: number;
  prwebPressReleaseId?: number;
  releaseDate?: string | null;
};

/** What the browser says of the release must be true; that it names the wrong one, or an old one, is told. */
export const assertNamed = async (
  userId: number,
  { distributionId, prwebPressReleaseId, releaseDate = null }: Named,
): Promise<void> => {
  const release = await findOwnRelease(userId, distributionId);
  if ((prwebPressReleaseId ?? release.prwebPressReleaseId) !== release.prwebPressReleaseId) throw notFound();
  const shown = releaseDate === null ? null : parseReleaseDate(releaseDate);
  if (shown !== null && shown.getTime() !== release.releaseDate?.getTime() && release.paidAt === null) {
    throw problem(409, 'draft-stale', message('draft-stale'), {
      currentVersion: release.distributionVersion,
      savedAt: release.savedAt.toISOString(),
    });
  }
};
