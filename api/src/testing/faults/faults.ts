import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { reconcilePayments } from '../../money/payments/reconcilePayments';
import { settleReportedPayment } from '../../money/payments/settleReportedPayment';
import type { Buyer } from './buyer';
import { always, disturbances, type Fault, isFree, isPaid, quietly, whileHeld } from './disturb';
import { refundFaults } from './refunds';
import { renewalFaults } from './renewals';

const pay = async (buyer: Buyer): Promise<() => Promise<unknown>> => {
  await authorised(buyer);
  return () => buyer.capture(buyer.keys.capture);
};

/** With the manual card form it is the press that makes the transaction. */
const create = {
  label: 'create',
  call: 'create',
  begin: async (buyer: Buyer) => (buyer.isPrepared ? () => buyer.prepare(buyer.keys.prepare) : pay(buyer)),
  anew: (buyer: Buyer) => (buyer.isPrepared ? buyer.prepare() : buyer.capture()),
} as const;
const read = {
  label: 'read',
  call: 'read',
  begin: pay,
  anew: (buyer: Buyer) => buyer.capture(),
} as const;
const capture = { ...read, label: 'capture', call: 'capture' } as const;

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

const reportOf = async ({ user, flow: { provider } }: Buyer) => {
  const [row] = await execute<{ intentId: string }>(
    'select intent_id as "intentId" from payments where user_id = $1 order by payment_id desc limit 1',
    [user.userId],
  );
  return { intentId: row?.intentId ?? '', provider };
};

const reported = async (buyer: Buyer): Promise<void> =>
  quietly(buyer.place.doJob(settleReportedPayment, await reportOf(buyer)));

const events: Fault[] = [
  simple('event: it is there before the answer', isPaid, whileHeld(capture, 'after', reported)),
  simple('event: it never comes', isPaid, async (buyer) => {
    await buyer.provider.pauseEvents(true);
    await authorised(buyer);
    await quietly(buyer.capture());
  }),
  simple('event: it comes twice', isPaid, async (buyer) => {
    await authorised(buyer);
    await quietly(buyer.capture());
    await Promise.all([reported(buyer), reported(buyer)]);
  }),
  simple('event: it comes late', isPaid, async (buyer) => {
    await buyer.provider.pauseEvents(true);
    await authorised(buyer);
    await quietly(buyer.capture());
    await buyer.provider.pauseEvents(false);
    await reported(buyer);
  }),
  simple('event: the worker is killed while it settles', isPaid, async (buyer) => {
    await authorised(buyer);
    await buyer.provider.hold(buyer.pathOf('capture'), 'after', 'lose');
    await quietly(buyer.capture());
    await buyer.provider.hold(buyer.pathOf('read'), 'after');
    const job = buyer.place.startJob('settle-payment', await reportOf(buyer));
    await buyer.place.untilHeld(buyer.provider, job.done);
    await job.kill();
    await buyer.provider.release(true);
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

/** An edit can be bought again: where windows share no intent, each of them buys one. */
const sharesIntent = ({ flow }: Pick<Buyer, 'flow'>): boolean =>
  flow.purpose !== 'edit' || flow.provider !== 'authorizenet';

const inPurchases: readonly Fault[] = [
  ...disturbances(create),
  ...disturbances(read),
  ...disturbances(capture),
  ...atCapture,
  ...ways,
  ...events,
  ...changes,
].map((fault) => ({
  ...fault,
  fits: (buyer) =>
    fault.fits(buyer) &&
    buyer.flow.renews !== true &&
    (sharesIntent(buyer) || !fault.name.includes('window')),
}));

export const faults: readonly Fault[] = [...inPurchases, ...renewalFaults, ...refundFaults];

/** The worker's own time: what was interrupted is finished, what nobody came back to is ended. */
export const settleAll = async (buyer: Buyer): Promise<void> => {
  const { place, provider } = buyer;
  await provider.release(true);
  await provider.pauseEvents(false);
  for (const hours of [0.1, 26]) {
    setClock(new Date(Date.now() + hours * 3_600_000));
    await place.doJob(reconcilePayments, {});
  }
  setClock(null);
};
