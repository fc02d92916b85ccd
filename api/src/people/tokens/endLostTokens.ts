import { type Actor, record } from '../../platform/audit/audit';
import { enqueue } from '../../platform/jobs/queue';
import { endTokensOf } from './accessTokens';

type Ending = {
  actor: Actor;
  /** Those that were made before this moment. */
  before: Date;
  now: Date;
  /** What has happened to the password or the account, in words that say it once for each happening. */
  ending: string;
};

/**
 * Ends the access tokens of somebody whose password or account has changed, records each, and has the owner told which
 * programs can call no more.
 */
export const endLostTokens = async (
  userId: number,
  { actor, before, now, ending }: Ending,
): Promise<void> => {
  const { ids, live } = await endTokensOf(userId, before, now);
  for (const id of ids) await record({ actor, action: 'token.lose', subject: { type: 'token', id } });
  if (live.length > 0) await enqueue('send-mail', { template: 'tokens-ended', userId, names: live, ending });
};
