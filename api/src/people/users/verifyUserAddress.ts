import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { managedUser } from './targetUser';

const userAddressLock = statement('user-address-lock')`
select v.user_id, v.email, v.verified_at is null as "waits!"
       from verified_emails v join users u using (user_id)
      where v.email_id = :id and u.deleted_at is null for update of v`;

const userAddressVerify = statement('user-address-verify')`
update verified_emails set verified_at = :now where email_id = :id`;

/** Marks an address as verified. A login name that waits for its activation is activated, as by the mailed link. */
export const verifyUserAddress: Handler<'verifyUserAddress'> = async ({ body: { id }, session, now }) => {
  const row = await userAddressLock.maybe({ id });
  if (row === undefined) throw notFound();
  const user = await managedUser(row.user_id, session);
  if (row.waits) {
    await userAddressVerify.run({ id, now });
    if (row.email === user.oktaLogin && user.activatedAt === null) await user.update({ activatedAt: now });
    await record({
      actor: session,
      action: 'email.verifyByStaff',
      subject: { type: 'user', id: user.userId },
      details: { emailId: id },
    });
  }
  return { status: 200, body: { id, value: row.email, isVerified: true } };
};
