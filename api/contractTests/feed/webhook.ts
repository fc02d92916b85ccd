import { execute } from '../../src/platform/database/database';
import type { Person, Place } from '../place/place';
import type { Feeds, OwnedId, RowKind, Sending } from './feed';
import { making } from './rows';

const kind: RowKind = { name: 'webhook', shownAs: ['id'] };
const messages: RowKind = { name: 'webhook message', shownAs: ['id'] };

const numberApart = `select setval(sequence, greatest(nextval(sequence), 1950000000))
  from pg_get_serial_sequence('webhooks', 'webhook_id') as sequence`;

const make = async (_place: Place, { user }: Person): Promise<number> => {
  await execute(numberApart);
  await execute('delete from webhooks where user_id = $1', [user.userId]);
  const [made] = await execute<{ id: number }>(
    `insert into webhooks (user_id, address, events, created_at)
     values ($1, 'https://program.example/' || gen_random_uuid(), '{release.held}', now()) returning webhook_id as id`,
    [user.userId],
  );
  return made?.id ?? 0;
};

const send = async (webhookId: number): Promise<string> => {
  const data = {
    distributionId: 43,
    PRID: 204_817,
    headline: 'Told',
    state: 'OnHold',
    path: null,
    reasons: [],
    delivery: null,
  };
  const [made] = await execute<{ id: string }>(
    `with message as (
       insert into webhook_messages (webhook_id, event, data, created_at, try_at)
       select webhook_id, 'release.held', $2::jsonb, now(), now() from webhooks where webhook_id = $1 returning message_number, message_id
     ), tried as (
       insert into webhook_tries (message_number, at, status, milliseconds, answer, problem)
       select message_number, now(), 500, 12, 'No.', 'The receiver answers 500.' from message
     )
     select message_id as id from message`,
    [webhookId, JSON.stringify(data)],
  );
  return made?.id ?? '';
};

const own: OwnedId = { kind, make, reach: 'owner' };
const ownMessage: OwnedId = {
  kind: messages,
  make: async (place, person) => send(await make(place, person)),
  reach: 'owner',
};

const addressNobodyHas = async ({ owner: { user }, request }: Sending): Promise<void> => {
  // A pattern takes addresses that no program can open. And nobody has more than ten.
  Object.assign(request.body as object, { address: `https://program.example/${crypto.randomUUID()}` });
  await execute('delete from webhooks where user_id = $1 and webhook_id < 1950000000', [user.userId]);
};

export const webhooks: Feeds = {
  listWebhooks: { complete: making(make) },
  createWebhook: {
    complete: addressNobodyHas,
    creates: { nothingToRead: 'its answer is the webhook with its secret: webhooks.test.ts reads it' },
  },
  saveWebhook: { ids: { 'path.id': own }, complete: addressNobodyHas },
  deleteWebhook: { ids: { 'path.id': own }, removes: 'path.id' },
  renewWebhookSecret: { ids: { 'path.id': own } },
  testWebhook: { ids: { 'path.id': own } },
  replayWebhook: {
    ids: { 'path.id': own },
    complete: async ({ request }) => {
      await send((request.path as { id: number }).id);
    },
  },
  listWebhookMessages: {
    ids: { 'path.id': own },
    complete: async ({ request }) => {
      await send((request.path as { id: number }).id);
    },
  },
  getWebhookMessage: { ids: { 'path.id': ownMessage } },
  sendWebhookMessageAgain: { ids: { 'path.id': ownMessage } },
};
