import { groups, isGroup } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { inTransaction } from '../../platform/database/database';
import { endSessionsOf } from '../../people/sessions/sessionStore';
import { User } from '../../people/users/User';

/** What a command has come to, in a sentence. */
export type Outcome = { isDone: boolean; said: string };

/**
 * Puts somebody who has registered into a group, as the first administrator is made: by who runs the installation. Their
 * sessions end, as when staff does it, and the audit log names the operator.
 * @param login the e-mail address with which they sign in
 * @param now ends their sessions
 */
export const grantGroup = (login: string, group: string, now: Date): Promise<Outcome> =>
  inTransaction(async () => {
    if (!isGroup(group))
      return { isDone: false, said: `There is no group ${group}. The groups are ${groups.join(', ')}.` };
    const oktaLogin = login.trim().toLowerCase();
    const user = await User.findOne({ where: { oktaLogin, deletedAt: null }, lock: true });
    if (user === null) {
      const said = `Nobody is registered as ${oktaLogin}. Register with this address on the site first, then grant.`;
      return { isDone: false, said };
    }
    const { userId: id, groupName: from } = user;
    if (from === group) return { isDone: true, said: `${oktaLogin} is in ${group} already.` };
    await user.update({ groupName: group });
    await endSessionsOf(id, now);
    const subject = { type: 'user', id };
    await record({ actor: 'operator', action: 'user.setGroup', subject, details: { from, to: group } });
    const said = `${oktaLogin} is in ${group} now, and was in ${from}. Who is signed in has to sign in again.`;
    return { isDone: true, said };
  });
