import { execute } from '../../platform/database/database';
import { renewSubscriptions } from '../../money/bundles/renewSubscriptions';
import type { ProviderName } from '../../platform/ports/payments/paymentsPort';
import type { Buyer } from './buyer';
import { type Fault, quietly } from './disturb';

type Call = { label: string; provider: ProviderName; path: string };

/** The calls of a renewal to those who keep cards, in their order. */
const calls: readonly Call[] = [
  { label: 'create', provider: 'stripe', path: '/v1/payment_intents' },
  { label: 'choose the card', provider: 'stripe', path: '/v1/payment_intents/:id' },
  { label: 'authorise', provider: 'stripe', path: '/v1/payment_intents/:id/confirm' },
  { label: 'capture', provider: 'stripe', path: '/v1/payment_intents/:id/capture' },
  { label: 'create', provider: 'authorizenet', path: 'authOnlyTransaction' },
  { label: 'read', provider: 'authorizenet', path: 'getTransactionDetailsRequest' },
  { label: 'capture', provider: 'authorizenet', path: 'priorAuthCaptureTransaction' },
];

const renew = ({ place }: Buyer): Promise<void> => quietly(place.doJob(renewSubscriptions, {}));

const renewal = (name: string, meet: Fault['meet'], more: Partial<Fault> = {}): Fault => ({
  name: `renewal: ${name}`,
  fits: ({ flow }) => flow.renews === true,
  meet,
  ...more,
});

type When = 'before' | 'after';

const stopped = (path: string, when: When, outcome: 'lose' | 'fail') => async (buyer: Buyer) => {
  await buyer.provider.hold(path, when, outcome);
  await renew(buyer);
};

const killed = (path: string, when: When) => async (buyer: Buyer) => {
  await buyer.provider.hold(path, when);
  const job = buyer.place.startJob('renew-subscriptions', {});
  await buyer.place.untilHeld(buyer.provider, job.done);
  await job.kill();
  await buyer.provider.release(true);
};

/** While a call is stopped something else happens, then it goes on. */
const meanwhile = (path: string, when: When, disturb: (buyer: Buyer) => unknown) => async (buyer: Buyer) => {
  await buyer.provider.hold(path, when);
  const running = renew(buyer);
  await buyer.place.untilHeld(buyer.provider, running);
  await disturb(buyer);
  await buyer.provider.release(false);
  await running;
};

const another = (buyer: Buyer): void => {
  void renew(buyer);
};

const cancel = async ({ client, user }: Buyer): Promise<void> => {
  const [row] = await execute<{ id: number }>(
    'select subscription_id as id from subscriptions where user_id = $1',
    [user.userId],
  );
  await quietly(client.call('cancelSubscription', { path: { id: row?.id ?? 0 } }));
};

const removeCard = async ({ client }: Buyer): Promise<void> => {
  const [card] = (await client.call('listPaymentMethods')).data;
  await quietly(client.call('removePaymentMethod', { path: { id: card?.id ?? 0 } }));
};

const aroundAny = ({ label, path }: Call): Fault[] => [
  renewal(`${label}: the call is lost`, stopped(path, 'before', 'lose')),
  renewal(`${label}: the answer is lost`, stopped(path, 'after', 'lose')),
  renewal(`${label}: 500 before it acts`, stopped(path, 'before', 'fail')),
  renewal(`${label}: 500 after it has acted`, stopped(path, 'after', 'fail')),
  renewal(`${label}: the worker is killed before it acts`, killed(path, 'before')),
  renewal(`${label}: the worker is killed after it has acted`, killed(path, 'after')),
  renewal(
    `${label}: the database is cut off meanwhile`,
    meanwhile(path, 'after', ({ place }) => place.cutDatabase()),
  ),
  renewal(`${label}: another worker does it meanwhile`, meanwhile(path, 'before', another)),
  renewal(`${label}: it is cancelled meanwhile`, meanwhile(path, 'after', cancel), { mayEnd: true }),
  renewal(
    `${label}: it is cancelled after the worker was killed`,
    async (buyer) => {
      await killed(path, 'after')(buyer);
      await cancel(buyer);
    },
    { mayEnd: true },
  ),
  renewal(
    `${label}: the provider takes three times its time`,
    async (buyer) => {
      await buyer.provider.hold(path, 'before');
      await renew(buyer);
      await buyer.provider.release(false);
    },
    { isSlow: true },
  ),
];

const around = (call: Call): Fault[] =>
  aroundAny(call).map((fault) => ({
    ...fault,
    fits: (buyer) => fault.fits(buyer) && buyer.flow.provider === call.provider,
  }));

export const renewalFaults: readonly Fault[] = [
  ...calls.flatMap(around),
  renewal('three workers at once', async (buyer) => {
    await Promise.all([1, 2, 3].map(() => renew(buyer)));
  }),
  renewal('its events never come', async (buyer) => {
    await buyer.provider.pauseEvents(true);
    await renew(buyer);
  }),
  renewal(
    'its owner removes the card meanwhile',
    async (buyer) => meanwhile(buyer.pathOf('create'), 'after', removeCard)(buyer),
    {
      mayEnd: true,
    },
  ),
];
