import { now } from '../../src/platform/settings/clock';
import { execute } from '../../src/platform/database/database';
import { manualCard } from '../../src/testing/gatewayStandIn';
import type { Feeds, OwnedId, Sending } from './feed';
import { authorisedIntent } from './order';
import type { Person } from '../place/place';
import { noRow, savedCard } from './rows';

const cart = [
  { bundlePackagePriceId: 2, description: '10% off', packageId: 140, quantity: 5, amount: 1102.5 },
];

/** Somebody with a store, and this bundle in the cart. */
const shopper = async ({ user }: Person): Promise<void> => {
  await execute(
    `update users set feature_overrides = feature_overrides || '{"hasEnableBundleStorePage": true}' where user_id = $1`,
    [user.userId],
  );
  await execute(
    `insert into carts (user_id, version, entries, changed_at) values ($1, 1, '{2}', now())
     on conflict (user_id) do update set entries = '{2}'`,
    [user.userId],
  );
};

const withStore = ({ owner }: Sending): Promise<void> => shopper(owner);

const sold = noRow('a bundle of the store, the same for everybody');
const shown = { 'body.cart.bundlePackagePriceId': sold, 'body.cart.packageId': sold } as const;

const prepares = { ...shown, 'body.paymentMethodId': savedCard } as const;

const withCart = async (sending: Sending): Promise<void> => {
  await shopper(sending.owner);
  Object.assign(sending.request.body as object, { cart });
};

/** Not by a saved card. */
const withTypedCard = async (sending: Sending): Promise<void> => {
  await withCart(sending);
  Object.assign(sending.request.body as object, { paymentMethodId: null });
};

export const withoutStripe = async ({ owner }: Sending): Promise<void> => {
  await execute(
    `update users set feature_overrides = feature_overrides || '{"userHasStripeApi": false}' where user_id = $1`,
    [owner.user.userId],
  );
};

const withTerms = async ({ request }: Sending): Promise<void> => {
  const [inForce] = await execute<{ version: string }>(
    `select version from terms where kind = 'purchase' order by terms_id desc limit 1`,
  );
  const terms = { agreed: true, version: inForce?.version, agreedAt: now().toISOString() };
  Object.assign(request.body as object, { terms });
};

const atProvider = { nothingToRead: 'an intent is read at the provider' };
const prepared = { operation: 'createBundleIntent', body: { cart } } as const;

const ownIntent: OwnedId = {
  kind: { name: 'intent of bundles', shownAs: ['intentId'] },
  make: async (place, owner) => {
    await shopper(owner);
    const { intents } = place.ports.payments.stripe;
    const intentId = await authorisedIntent(
      { place, owner, request: { path: {}, query: {}, headers: {}, body: undefined } },
      prepared,
    );
    const intent = intents.get(intentId);
    if (intent !== undefined) intent.status = 'open';
    return intentId;
  },
  reach: 'owner',
};

export const bundle: Feeds = {
  listBundlePackages: { complete: withStore },
  getCart: { complete: withStore },
  saveCart: {
    ids: { 'body.bundlePackagePriceId': sold, 'body.packageId': sold },
    complete: async ({ owner, request }) => {
      await shopper(owner);
      const [row] = await execute<{ version: number }>('select version from carts where user_id = $1', [
        owner.user.userId,
      ]);
      request.headers['X-Cart-Version'] = String(row?.version ?? 0);
      request.body = cart;
    },
    creates: { nothingToRead: 'the cart is read by getCart: store.test.ts' },
  },
  createBundleIntent: { ids: prepares, complete: withTypedCard, creates: atProvider },
  createBundlePayPalOrder: {
    ids: shown,
    complete: async (sending) => {
      await withCart(sending);
      await withoutStripe(sending);
      await withTerms(sending);
    },
    creates: atProvider,
  },
  updateBundleIntent: {
    ids: { ...prepares, 'path.intentId': ownIntent },
    complete: withTypedCard,
    creates: atProvider,
  },
  payBundleOrder: {
    ids: { ...prepares, 'body.paypalOrderId': noRow('null: the manual card form pays') },
    complete: async (sending) => {
      await withCart(sending);
      await withoutStripe(sending);
      await withTerms(sending);
      const means = { paypalOrderId: null, paymentMethodId: null, creditCard: manualCard };
      Object.assign(sending.request.body as object, means);
    },
    creates: { nothingToRead: 'the order is read by its receipt' },
  },
  captureBundleIntent: {
    ids: shown,
    complete: async (sending) => {
      await withCart(sending);
      Object.assign(sending.request.body as object, {
        paymentIntent: await authorisedIntent(sending, prepared),
      });
    },
    creates: { nothingToRead: 'the order is read by its receipt' },
  },
};
