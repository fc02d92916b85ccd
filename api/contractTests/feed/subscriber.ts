import { execute } from '../../src/platform/database/database';
import { makeUser } from '../../src/testing/factories';
import { makeRelease } from '../../src/testing/makeRelease';
import type { Feeds, FreeId, Sending } from './feed';
import { making, ownRelease } from './rows';

const idOf = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await execute<{ id: number }>(sql, values))[0]?.id ?? 0;

const subscriber = (): Promise<number> =>
  idOf(`insert into subscribers (name, kind, address, format, first_day, created_at)
    values (gen_random_uuid()::text, 'push', 'https://wire.example/', 'ninjs-3.1', '2026-01-01', now())
    returning subscriber_id as id`);

const wasRead = async ({ request }: Sending): Promise<void> => {
  await execute(
    `insert into release_analytics (distribution_id, day, reads)
      select distribution_id, current_date, 3 from releases where distribution_id = $1 on conflict do nothing`,
    [(request.path as { id: number }).id],
  );
};

const deliver = (subscriberId: number, distributionId: number): Promise<number> =>
  idOf(
    `insert into deliveries (subscriber_id, distribution_id, version_number, occasion, created_at, try_at)
      select $1, distribution_id, 1, 'first', now(), now() from releases where distribution_id = $2
      returning delivery_number as id`,
    [subscriberId, distributionId],
  );

const delivery = async (subscriberId?: number): Promise<number> => {
  const { distributionId } = await makeRelease(await makeUser(), { paid: true }, 'Published');
  return deliver(subscriberId ?? (await subscriber()), distributionId);
};

const why = 'subscribers belong to nobody: whoever may see one may see all';
const anySubscriber: FreeId = { why, value: subscriber };
const anyDelivery: FreeId = { why, value: () => delivery() };

const nameNobodyHas = ({ request }: Sending): void => {
  // A pattern takes addresses that no program can open.
  Object.assign(request.body as object, {
    name: `Wire ${crypto.randomUUID()}`,
    address: 'https://wire.example/stories',
  });
};

export const subscribers: Feeds = {
  listSubscribers: { complete: making(subscriber) },
  createSubscriber: {
    complete: nameNobodyHas,
    creates: { nothingToRead: 'its answer is the subscriber with its secret: subscribers.test.ts reads it' },
  },
  getSubscriber: { ids: { 'path.id': anySubscriber } },
  saveSubscriber: {
    ids: { 'path.id': anySubscriber },
    complete: (sending) => {
      nameNobodyHas(sending);
      Object.assign(sending.request.body as object, { version: 1 });
    },
  },
  deleteSubscriber: {
    ids: { 'path.id': anySubscriber },
    removes: {
      stays: 'the row stays for the histories of releases: subscribers.test.ts looks for it afterwards',
    },
  },
  renewSubscriberSecret: { ids: { 'path.id': anySubscriber } },
  testSubscriber: { ids: { 'path.id': anySubscriber } },
  listSubscriberDeliveries: {
    ids: { 'path.id': anySubscriber },
    complete: async ({ request }) => {
      await delivery((request.path as { id: number }).id);
    },
  },
  getDeliveredStory: { ids: { 'path.id': anyDelivery } },
  sendDeliveryAgain: { ids: { 'path.id': anyDelivery } },
  getReleaseAnalytics: { ids: { 'path.id': ownRelease() }, complete: wasRead },
  exportReleaseAnalytics: { ids: { 'path.id': ownRelease() }, complete: wasRead },
  listReleaseDeliveries: {
    ids: { 'path.id': ownRelease() },
    complete: async ({ request }) => {
      await deliver(await subscriber(), (request.path as { id: number }).id);
    },
  },
};
