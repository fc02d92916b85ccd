import { toDollars, type Cents } from '@dispatch/contract';
import { Release } from '../../src/models/Release';
import { byId } from '../contract/byId';
import type { Feeds, Sending } from './feed';
import { noRow, ownOrder, ownRelease } from './rows';

const total = 36_000 as Cents;

const orderOf = async ({ request }: Sending) => {
  const { distributionId } = request.body as { distributionId: number };
  const release = await Release.findByPk(distributionId);
  if (release === null) return null;
  const { package: packageId, cjl, hasCisionSocialPost, hasPriorityRelease, prwebPressReleaseId } = release;
  const contents = {
    package: packageId,
    cjl,
    hasCisionSocialPost,
    priorityReleaseEnabled: hasPriorityRelease,
  };
  return { distributionId, prwebPressReleaseId, contents };
};

const authorisedIntent = async (
  { place, owner }: Sending,
  { distributionId, contents }: NonNullable<Awaited<ReturnType<typeof orderOf>>>,
): Promise<string> => {
  const prepared = await place.call(
    byId('createPaymentIntent'),
    {
      path: {},
      query: {},
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { amount: toDollars(total), purpose: 'release', distributionId, order: contents },
    },
    owner,
  );
  const { intentId = 'pi_nobody' } = JSON.parse(prepared.text) as { intentId?: string };
  if (prepared.status === 200) place.ports.payments.authorise(intentId);
  return intentId;
};

export const order: Feeds = {
  createPaymentIntent: {
    ids: { 'body.distributionId': ownRelease() },
    complete: async (sending) => {
      const saved = await orderOf(sending);
      if (saved === null) return;
      Object.assign(sending.request.body as object, { amount: toDollars(total), order: saved.contents });
    },
    creates: { nothingToRead: 'an intent is read at the provider' },
  },
  capturePaymentIntent: {
    ids: {
      'body.distributionId': ownRelease(),
      'body.prwebPressReleaseId': noRow('the number of the same release, compared with it'),
    },
    complete: async (sending) => {
      const saved = await orderOf(sending);
      if (saved === null) return;
      Object.assign(sending.request.body as object, {
        prwebPressReleaseId: saved.prwebPressReleaseId,
        releaseDate: null,
        order: saved.contents,
        paymentIntent: await authorisedIntent(sending, saved),
      });
    },
    creates: { nothingToRead: 'the order is read by its receipt' },
  },
  listReceipts: {
    ids: {
      'query.distributionId': ownRelease({ paid: true }, 'PendingEditorialReview'),
      'query.orderId': ownOrder,
    },
    complete: async ({ place, owner, request: { query } }) => {
      // One of the two.
      if ('distributionId' in query) delete query['orderId'];
      else query['orderId'] ??= await ownOrder.make(place, owner);
    },
  },
};
