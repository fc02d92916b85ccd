import { cents, lotEnd, lotExpiry, message, packageTraits } from '@dispatch/contract';
import { record } from '../../audit';
import type { Call, Handler } from '../../call/handler';
import { inputProblem, problem } from '../../call/problem';
import { query } from '../../database/database';
import { enqueue } from '../../jobs/queue';
import { writeLedger } from '../../ledger';
import { readBundleOrder } from './bundleOrderSql';

/** An order of 0 with its line and its lot; none where the user is not there. */
const sql = `
with owner as (
  select user_id from users where user_id = $1 and deleted_at is null for share
), made as (
  insert into orders (user_id, purpose, subtotal_cents, discount_cents, total_cents, created_date, changed_at)
  select user_id, 'bundle', 0, 0, 0, $5, $5 from owner returning order_id
), line as (
  insert into order_line_items (order_id, position, type, description, quantity, amount_cents)
  select order_id, 1, 'bundle', $4, $3, 0 from made
)
insert into bundle_lots (user_id, order_id, package, quantity, amount_cents, purchase_date, expiration_date)
select owner.user_id, order_id, $2, $3, 0, $5, $6 from made, owner
returning order_id as "orderId", bundle_lot_id as "bundleLotId"`;

const endOf = ({ body: { expirationDate = null }, now }: Call<'giveBundle'>): Date => {
  if (expirationDate === null) return lotExpiry(now);
  const end = lotEnd(expirationDate);
  if (end > now) return end;
  const text = message('bundle-expires-early');
  throw inputProblem([{ pointer: '/expirationDate', rule: 'minimum', message: text }]);
};

/** Gives releases to a user, who is told by mail. Nothing is paid, so that nothing is deferred. */
export const giveBundle: Handler<'giveBundle'> = async (call) => {
  const { body, session, now } = call;
  const { userAccountId: userId, quantity, notes = '' } = body;
  const packageId = String(body.packageId) as `${typeof body.packageId}`;
  const description = `${packageTraits[packageId].name}, ${quantity} ${quantity === 1 ? 'release' : 'releases'}`;
  const [made] = await query<{ orderId: number; bundleLotId: number }>('bundle-give', sql, [
    userId,
    packageId,
    quantity,
    description,
    now,
    endOf(call),
  ]);
  if (made === undefined) throw problem(404, 'user-missing', message('user-missing'));
  await writeLedger([{ kind: 'sale', userId, ...made, quantity, amount: cents(0) }]);
  await record({
    actor: session,
    action: 'bundle.give',
    subject: { type: 'order', id: made.orderId },
    details: { userId, bundleLotId: made.bundleLotId, packageId, quantity, notes },
  });
  await enqueue('mail-bundle', { bundleLotId: made.bundleLotId, about: 'gift' });
  return { status: 201, body: await readBundleOrder(made.orderId) };
};
