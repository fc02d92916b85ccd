import { parseReleaseDate, message } from '@dispatch/contract';
import { type Call, withoutTransaction } from '../../call/handler';
import { notFound, problem } from '../../call/problem';
import { paidOrder } from './makeOrder';
import { payByCard } from './payByCard';
import { payNothing } from './payNothing';
import { askingTheProvider } from './refusals';
import { findOwnRelease } from './releaseToPay';

/**
 * Pays for a release: prices the saved release again, asks the provider, captures or cancels, and makes the order.
 * However often and from however many windows it is called, there is one charge and one order, and every call
 * answers it.
 */
export const capturePaymentIntent = withoutTransaction<'capturePaymentIntent'>((call) =>
  askingTheProvider(call.log, async () => {
    const { distributionId, paymentIntent = null } = call.body;
    await checkRelease(call);
    const body =
      (await paidOrder(distributionId)) ??
      (paymentIntent === null ? await payNothing(call) : await payByCard(call, paymentIntent));
    return { status: 200, body };
  }),
);

/** What the browser says of the release must be true; that it names the wrong one, or an old one, is told. */
const checkRelease = async ({ body, session }: Call<'capturePaymentIntent'>): Promise<void> => {
  const release = await findOwnRelease(session.userId, body.distributionId);
  const { prwebPressReleaseId: number = release.prwebPressReleaseId, releaseDate = null } = body;
  if (number !== release.prwebPressReleaseId) throw notFound();
  const shown = releaseDate === null ? null : parseReleaseDate(releaseDate);
  if (shown !== null && shown.getTime() !== release.releaseDate?.getTime() && release.paidAt === null) {
    throw problem(409, 'draft-stale', message('draft-stale'), {
      currentVersion: release.distributionVersion,
      savedAt: release.savedAt.toISOString(),
    });
  }
};
