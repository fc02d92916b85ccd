import { cents, lotEnd, lotExpiry, message, packageTraits, releasesIn, times } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { inputProblem, problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { writeLedger } from '../finance/ledger';
import { packagePriceFor } from '../prices/packagePrices';
import { type Act, approvedDetails, type Doer, type GivingBodies } from './act';

/** An order of 0 with its line and its lot; none where the user is not there. */
const bundleGive = statement('bundle-give')`
with owner as (
  select user_id from users where user_id = :userId and deleted_at is null for share
), made as (
  insert into orders (user_id, purpose, subtotal_cents, discount_cents, total_cents, created_date, changed_at)
  select user_id, 'bundle', 0, 0, 0, :now, :now from owner returning order_id
), line as (
  insert into order_line_items (order_id, position, type, description, quantity, amount_cents)
  select order_id, 1, 'bundle', :body, :quantity, 0 from made
)
insert into bundle_lots (user_id, order_id, package, quantity, amount_cents, purchase_date, expiration_date)
select owner.user_id, order_id, :packageId, :quantity, 0, :now, :expires from made, owner
returning order_id as "orderId!", bundle_lot_id as "bundleLotId"`;

type Gift = GivingBodies['gift'];

const endOf = ({ expirationDate = null }: Gift, now: Date): Date => {
  if (expirationDate === null) return lotExpiry(now);
  const end = lotEnd(expirationDate);
  if (end > now) return end;
  const text = message('bundle-expires-early');
  throw inputProblem([{ pointer: '/expirationDate', rule: 'minimum', message: text }]);
};

const nameOf = ({ packageId, quantity }: Gift): string =>
  `${packageTraits[`${packageId}`].name}, ${releasesIn(quantity)}`;

const give = async (body: Gift, doer: Doer): Promise<{ orderId: number }> => {
  const { actor, now } = doer;
  const { userAccountId: userId, packageId, quantity, notes = '' } = body;
  const made = await bundleGive.maybe({
    userId,
    packageId: `${packageId}`,
    quantity,
    body: nameOf(body),
    now,
    expires: endOf(body, now),
  });
  if (made === undefined) throw problem(404, 'user-missing', message('user-missing'));
  await writeLedger([{ kind: 'sale', userId, ...made, quantity, amount: cents(0) }], now);
  await record({
    actor,
    action: 'bundle.give',
    subject: { type: 'order', id: made.orderId },
    details: {
      userId,
      bundleLotId: made.bundleLotId,
      packageId: `${packageId}`,
      quantity,
      notes,
      ...approvedDetails(doer),
    },
  });
  await enqueue('mail-bundle', { bundleLotId: made.bundleLotId, about: 'gift' });
  return made;
};

/** Gives releases to a user, who is told by mail. Nothing is paid, so that nothing is deferred. */
export const giftAct: Act<'gift'> = {
  weigh: async (body) => ({
    owners: [body.userAccountId],
    subjectId: null,
    worth: times(await packagePriceFor(`${body.packageId}`, body.userAccountId), body.quantity),
    percent: null,
    what: `A bundle: ${nameOf(body)}`,
    reason: body.notes ?? '',
  }),
  carryOut: give,
  subjectOf: ({ orderId }) => orderId,
};
