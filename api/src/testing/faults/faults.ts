import { setClock } from '../../clock';
import { execute } from '../../database/database';
import { reconcilePayments } from '../../payments/reconcilePayments';
import { settleReportedPayment } from '../../features/order/settleReportedPayment';
import type { Buyer } from './buyer';
import { always, disturbances, type Fault, isFree, isPaid, quietly, whileHeld } from './disturb';
import { refundFaults } from './refunds';

const intents = '/v1/payment_intents';

const pay = async (buyer: Buyer): Promise<() => Promise<unknown>> => {
  await authorised(buyer);
  return () => buyer.capture(buyer.keys.capture);
};

const create = {
  label: 'create',
  path: intents,
  begin: async (buyer: Buyer) => () => buyer.prepare(buyer.keys.prepare),
  anew: (buyer: Buyer) => buyer.prepare(),
};
const read = {
  label: 'read',
  path: `${intents}/:id`,
  begin: pay,
  anew: (buyer: Buyer) => buyer.capture(),
};
const capture = { ...read, label: 'capture', path: `${intents}/:id/capture` };

const authorised = async (buyer: Buyer): Promise<void> => {
  if (buyer.flow.amount === 0) return;
  await buyer.prepare();
  await buyer.confirm();
};

const atCapture: Fault[] = [
  ['the button is pressed twice', (buyer: Buyer) => [buyer.keys.capture, buyer.keys.capture]],
  ['two windows at once', () => [undefined, undefined]],
  ['eight windows at once', () => Array.from({ length: 8 }, () => undefined)],
].map(([name, keys]) => ({
  name: `pay: ${name as string}`,
  fits: always,
  meet: async (buyer) => {
    await authorised(buyer);
    const pressed = (keys as (buyer: Buyer) => (string | undefined)[])(buyer);
    await Promise.all(pressed.map((key) => quietly(buyer.capture(key))));
  },
}));

const simple = (name: string, fits: Fault['fits'], meet: Fault['meet']): Fault => ({ name, fits, meet });

const ways: Fault[] = [
  simple('pay: nothing goes wrong', always, authorised),
  simple('pay: the page is loaded again before Pay', isPaid, async (buyer) => {
    await authorised(buyer);
    buyer.intent = null;
  }),
  simple('pay: back, without its discounts, and forward again', isPaid, async (buyer) => {
    await authorised(buyer);
    const { discounts, amount } = buyer;
    Object.assign(buyer, { discounts: {}, amount: buyer.flow.purpose === 'release' ? 600 : 120 });
    await quietly(buyer.prepare());
    Object.assign(buyer, { discounts, amount });
    await quietly(buyer.prepare());
    buyer.intent = null;
  }),
  simple('pay: the connection to the database is cut in the same moment', always, async (buyer) => {
    await authorised(buyer);
    const paying = quietly(buyer.capture());
    await buyer.place.cutDatabase();
    await paying;
  }),
  simple('pay: the API is killed in the same moment', always, async (buyer) => {
    await authorised(buyer);
    const paying = quietly(buyer.capture());
    await buyer.place.killApi();
    await paying;
  }),
  simple('pay: the API is killed in the same moment, and the button pressed again', isFree, async (buyer) => {
    const paying = quietly(buyer.capture(buyer.keys.capture));
    await buyer.place.killApi();
    await paying;
    await quietly(buyer.capture(buyer.keys.capture));
  }),
];

const reported = async ({ place, intent }: Buyer): Promise<void> => {
  if (intent === null) return;
  await quietly(place.doJob(settleReportedPayment, { intentId: intent.intentId }));
};

const events: Fault[] = [
  simple('event: it is there before the answer', isPaid, whileHeld(capture, 'after', reported)),
  simple('event: it never comes', isPaid, async (buyer) => {
    await buyer.place.stripe.pauseEvents(true);
    await authorised(buyer);
    await quietly(buyer.capture());
  }),
  simple('event: it comes twice', isPaid, async (buyer) => {
    await authorised(buyer);
    await quietly(buyer.capture());
    await Promise.all([reported(buyer), reported(buyer)]);
  }),
  simple('event: it comes late', isPaid, async (buyer) => {
    await buyer.place.stripe.pauseEvents(true);
    await authorised(buyer);
    await quietly(buyer.capture());
    await buyer.place.stripe.pauseEvents(false);
    await reported(buyer);
  }),
  simple('event: the worker is killed while it settles', isPaid, async (buyer) => {
    await authorised(buyer);
    await buyer.place.stripe.hold(capture.path, 'after', 'lose');
    await quietly(buyer.capture());
    await buyer.place.stripe.hold(read.path, 'after');
    const job = buyer.place.startJob('settle-payment', { intentId: buyer.intent?.intentId });
    await buyer.place.untilHeld(job.done);
    await job.kill();
    await buyer.place.stripe.release(true);
  }),
];

const hasOwn = ({ flow }: Pick<Buyer, 'flow'>): boolean =>
  flow.name.includes('own') || flow.name.includes('all');
const hasUniversal = ({ flow }: Pick<Buyer, 'flow'>): boolean => /%|universal|all/.test(flow.name);
const hasLot = ({ flow }: Pick<Buyer, 'flow'>): boolean => /prepaid|all/.test(flow.name);

/** Something that is paid with changes between quote and capture. */
const between = (what: string, fits: Fault['fits'], sql: string): Fault =>
  simple(`between quote and capture: ${what}`, fits, async (buyer) => {
    await authorised(buyer);
    await execute(sql, [buyer.user.userId]);
    await quietly(buyer.capture());
    buyer.intent = null;
  });

const changes: Fault[] = [
  between(
    'a list is added',
    ({ flow }) => flow.purpose === 'release',
    'update releases set cjl = 3 where user_id = $1',
  ),
  between(
    'the package is changed',
    ({ flow }) => flow.purpose === 'release',
    `update releases set package = '360' where user_id = $1`,
  ),
  between(
    'a bundle is added',
    ({ flow }) => flow.purpose === 'bundle',
    `update carts set entries = entries || 2, version = version + 1 where user_id = $1`,
  ),
  between('the coupon is revoked', hasOwn, `update user_coupons set status = 'revoked' where user_id = $1`),
  between(
    'the coupon expires',
    hasOwn,
    `update user_coupons set expires_at = timestamptz '2020-01-01' where user_id = $1`,
  ),
  between(
    'the coupon for everybody ends',
    hasUniversal,
    `update universal_coupons set expires_at = timestamptz '2020-02-01' where $1 > 0`,
  ),
  between(
    'the lot expires',
    hasLot,
    `update bundle_lots set purchase_date = timestamptz '2019-01-01', expiration_date = timestamptz '2020-01-01' where user_id = $1`,
  ),
  between('staff take the lot away', hasLot, 'update bundle_lots set quantity = used where user_id = $1'),
];

export const faults: readonly Fault[] = [
  ...disturbances(create),
  ...disturbances(read),
  ...disturbances(capture),
  ...atCapture,
  ...ways,
  ...events,
  ...changes,
  ...refundFaults,
];

/** The worker's own time: what was interrupted is finished, what nobody came back to is ended. */
export const settleAll = async (buyer: Buyer): Promise<void> => {
  const { place } = buyer;
  await place.stripe.release(true);
  await place.stripe.pauseEvents(false);
  for (const hours of [0.1, 26]) {
    setClock(new Date(Date.now() + hours * 3_600_000));
    await place.doJob(reconcilePayments, {});
  }
  setClock(null);
};
