import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';

const atOnce = 500;

/** Those that were made for a week or less say themselves when they end. */
const tokensWarn = statement('tokens-warn')`
update access_tokens t set warned_at = :now where token_id in (
  select token_id from access_tokens
   where warned_at is null and ended_at is null and expires_at > :now::timestamptz
     and expires_at < :now::timestamptz + interval '7 days' and expires_at > created_at + interval '8 days'
   order by expires_at limit ${atOnce} for update skip locked)
returning token_id as "tokenId", user_id as "userId"`;

/** Has the owners of access tokens told that they expire within a week, once. */
const warnOfExpiry: JobHandler = async (_payload, { now }) => {
  const warnSome = async (): Promise<number> => {
    const tokens = await tokensWarn.all({ now });
    for (const token of tokens) await enqueue('send-mail', { template: 'token-expires', ...token });
    return tokens.length;
  };
  while ((await inTransaction(warnSome)) === atOnce);
};

export const warnOfExpiryJob = {
  handler: warnOfExpiry,
  title: 'Warn of access tokens that expire soon',
  retryLimit: 5,
  retryDelay: 60,
  expireInSeconds: 600,
  policy: 'short',
  cron: '40 6 * * *',
} as const satisfies JobPlan;
