import { Release } from '../../src/releases/lifecycle/Release';
import type { Feeds, OwnedId } from './feed';
import { authorisedIntent, withoutCard } from './order';
import { noRow, ownRelease, savedCard } from './rows';

const published = ownRelease({ paid: true }, 'Published');

/** A published release of somebody to whom edits are sold. */
const editable: OwnedId = {
  ...published,
  make: async (place, person) => {
    await person.user.update({ featureOverrides: { hasEnablePurchaseEdit: true } });
    return published.make(place, person);
  },
};

const amount = 120;

export const purchaseEdit: Feeds = {
  createPurchaseEditIntent: {
    ids: { 'body.distributionId': editable, 'body.paymentMethodId': savedCard },
    complete: ({ request }) => {
      Object.assign(request.body as object, { amount, paymentMethodId: null });
    },
    creates: { nothingToRead: 'an intent is read at the provider' },
  },
  payAndSubmitEdit: {
    ids: {
      'body.distributionId': editable,
      'body.prwebPressReleaseId': noRow('the number of the same release, compared with it'),
      'body.paymentMethodId': savedCard,
      'body.paypalOrderId': noRow('an edit is not paid by PayPal: it is null'),
    },
    complete: async (sending) => {
      withoutCard(sending);
      const { distributionId } = sending.request.body as { distributionId: number };
      const release = await Release.findByPk(distributionId);
      if (release === null) return;
      const { prwebPressReleaseId } = release;
      const body = { amount, distributionId };
      const paymentIntent = await authorisedIntent(sending, { operation: 'createPurchaseEditIntent', body });
      Object.assign(sending.request.body as object, { amount, prwebPressReleaseId, paymentIntent });
    },
    creates: { nothingToRead: 'the order is read by its receipt' },
  },
};
