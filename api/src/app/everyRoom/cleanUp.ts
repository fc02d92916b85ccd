import { removeExpiredExports } from '../../people/accountData/exportFile';
import { query } from '../../platform/database/database';
import { removeLostImports } from '../../releases/journalists/lostImports';
import { removeUnused } from '../../platform/files/removeUnused';
import { forgetOldKeys } from '../../platform/http/rememberedKeys';
import type { JobHandler } from '../../platform/jobs/job';
import { forgetSentMails } from '../../platform/mail/mailOnce';
import { resealTokens } from '../../releases/social/resealTokens';

/**
 * Sessions and links after a month, captchas when they expire, exports, imports, unused files and what links answered
 * after a week. Tokens under a key that was replaced come under the new one.
 */
export const cleanUp: JobHandler<'clean-up'> = async (_payload, { now, ports, config }) => {
  await query(
    'clean-up-sessions',
    `delete from sessions where created_at < $1::timestamptz - interval '31 days'`,
    [now],
  );
  await query(
    'clean-up-email-tokens',
    `delete from email_tokens where expires_at < $1::timestamptz - interval '31 days'`,
    [now],
  );
  await forgetSentMails(now);
  await removeExpiredExports(ports.storage, now);
  await forgetOldKeys(now);
  await query(
    'clean-up-social-authorizations',
    `delete from social_authorizations where created_at < $1::timestamptz - interval '1 day'`,
    [now],
  );
  await resealTokens(config.social.tokenKeys);
  await query('clean-up-captchas', 'delete from used_captchas where expires_at < $1', [now]);
  await query(
    'clean-up-link-checks',
    `delete from link_checks where checked_at < $1::timestamptz - interval '7 days'`,
    [now],
  );
  await query(
    'clean-up-heartbeats',
    `delete from worker_heartbeat where beaten_at < $1::timestamptz - interval '1 day'`,
    [now],
  );
  await query(
    'clean-up-rate-limits',
    `delete from rate_limits where expire < extract(epoch from $1::timestamptz) * 1000`,
    [now],
  );
  await removeLostImports(ports.storage, now);
  // The last, because it needs somebody else: the storage may be silent.
  await removeUnused(ports.storage, now);
};
