import type { Call, Session } from '../../platform/call/handler';
import { enqueue } from '../../platform/jobs/queue';
import { endAndRecord } from './targetUser';
import type { User } from './User';

type Ending = Pick<Call<'endUserSessions'>, 'config' | 'now' | 'requestId'> & { session: Session };

/** Signs a user out everywhere; who had a session is told by whom. Answers how many sessions that were. */
export const endSessionsOfUser = async (user: User, call: Ending): Promise<number> => {
  const ended = await endAndRecord(user, 'user.endSessions', call);
  const staffId = (call.session.impersonator ?? call.session).userId;
  if (ended > 0)
    await enqueue('send-mail', {
      template: 'sessions-ended',
      userId: user.userId,
      staffId,
      at: call.now.toISOString(),
      ending: call.requestId,
    });
  return ended;
};
