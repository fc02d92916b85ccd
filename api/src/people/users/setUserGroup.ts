import { groupChoices, message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { User } from './User';
import { endSessionsOf } from '../sessions/sessionStore';
import { presentUser } from './presentUser';
import { userMissing, userRefused } from './targetUser';

/** The user's sessions end, and those in which they act for others: a group decides what they may do. */
export const setUserGroup: Handler<'setUserGroup'> = async ({ body: { id, group }, session, now }) => {
  if (id === session.userId || id === session.impersonator?.userId) {
    throw problem(403, 'own-group', message('own-group'));
  }
  // Both are locked: of two administrators who take the group from each other, the second is none any more.
  const people = await User.findAll({
    where: { userId: [session.userId, id], deletedAt: null },
    order: [['userId', 'ASC']],
    lock: true,
  });
  const user = people.find(({ userId }) => userId === id);
  if (user === undefined) throw userMissing();
  const actor = people.find(({ userId }) => userId === session.userId);
  const choices = groupChoices(actor?.groupName ?? 'USER', user.groupName);
  if (choices.length === 0) throw userRefused();
  if (!choices.includes(group)) throw problem(403, 'group-refused', message('group-refused'));
  const { groupName: from } = user;
  if (from !== group) {
    await user.update({ groupName: group });
    await endSessionsOf(id, now);
    const subject = { type: 'user', id };
    await record({ actor: session, action: 'user.setGroup', subject, details: { from, to: group } });
  }
  return { status: 200, body: presentUser(user) };
};
