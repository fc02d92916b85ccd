import { fromDollars, isUnderway, message } from '@dispatch/contract';
import { storageKeyOf } from '../../people/accountData/exportFile';
import { forgetPerson, personOf } from '../../people/accountData/forgetPerson';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { inputProblem, problem } from '../../platform/call/problem';
import { enqueue } from '../../platform/jobs/queue';
import { letGoOfCard, refuseWhilePaying } from '../../money/payments/endOpenPayment';
import { User } from '../../people/users/User';
import { lockCart } from '../../money/bundles/cart';
import { removeSavedCards } from '../../money/cards/savedCards';
import { endSessionsOf } from '../../people/sessions/sessionStore';
import { revokeLater } from '../../releases/social/revokeTokens';
import { findExport } from '../../people/accountData/accountExport';
import { deletionLoss } from '../../people/accountData/getDeletionLoss';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';

const accountReleasesLock = statement('account-releases-lock')`
select distribution_id as id, state from releases where user_id = :userId and state <> ${statesSql('Deleted')} order by 1 for update`;

/** Refuses while something of the account is under way; else ends the payments that its releases and its cart still wait for. */
const endBusiness = async (userId: number, now: Date): Promise<void> => {
  const rows = await accountReleasesLock.all({ userId });
  if (rows.some(({ state }) => isUnderway(state))) {
    throw problem(409, 'account-busy', message('account-busy'));
  }
  await lockCart(userId, now);
  for (const distributionId of [...rows.map(({ id }) => id), null]) {
    await refuseWhilePaying({ userId, distributionId });
    await letGoOfCard({ userId, distributionId }, now);
  }
};

const otherAdminsLock = statement('other-admins-lock')`
select user_id from users where group_name = 'ADMIN' and deleted_at is null and activated_at is not null
      order by user_id for update`;

const refuseLastAdmin = async (user: User): Promise<void> => {
  if (user.groupName !== 'ADMIN') return;
  // Locked, so that two administrators do not delete each other's successor.
  const others = await otherAdminsLock.all();
  if (!others.some(({ user_id: id }) => id !== user.userId)) {
    throw problem(409, 'last-admin', message('last-admin'));
  }
};

/**
 * Deletes the account of the signed-in user: every session ends, and what tells who they were goes (tableRules.ts).
 * Whom the provider knew only through us is removed there as well; others keep what they had before. They are told by
 * a last mail.
 */
export const deleteAccount: Handler<'deleteAccount'> = async ({ body, session, now }) => {
  if (body.oktaLogin.trim().toLowerCase() !== session.login) {
    throw inputProblem([{ pointer: '/oktaLogin', rule: 'own-login', message: message('not-own-login') }]);
  }
  const user = await User.findByPk(session.userId, { rejectOnEmpty: true });
  await refuseLastAdmin(user);
  await user.reload({ lock: true });
  await endBusiness(user.userId, now);
  const { providerUserId, knownAtProvider, email: to, firstName } = user;
  const { amount: lost } = await deletionLoss(user.userId, now);
  const lastExport = await findExport(user.userId);
  await endSessionsOf(user.userId, now);
  await removeSavedCards(user.userId);
  await revokeLater(user.userId, null);
  // Whoever has to show that it was done finds it in the audit log: rows by table, and nothing of what was in them.
  const details = await forgetPerson(personOf(user, now));
  await record({
    actor: session,
    action: 'account.delete',
    subject: { type: 'user', id: user.userId },
    details,
  });
  await enqueue('mail-account-deleted', { to, firstName, lostCents: fromDollars(lost) });
  if (providerUserId !== null && !knownAtProvider)
    await enqueue('remove-provider-person', { providerUserId });
  if (lastExport !== null)
    await enqueue('remove-account-export', { storageKey: storageKeyOf(lastExport.key) });
  return { status: 200, body: { done: true } };
};
