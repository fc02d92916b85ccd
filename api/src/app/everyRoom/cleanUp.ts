import { webhookLogDays } from '@dispatch/contract';
import { removeExpiredExports } from '../../people/accountData/exportFile';
import { forgetWebhookMessages } from '../../people/webhooks/sendWebhooks';
import { statement } from '../../platform/database/statement';
import { forgetVisits } from '../../releases/analytics/visits';
import { forgetFollowers } from '../../releases/following/followers';
import { removeLostImports } from '../../releases/journalists/lostImports';
import { removeUnused } from '../../platform/files/removeUnused';
import { forgetOldKeys } from '../../platform/http/rememberedKeys';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { forgetKeptMails } from '../../platform/mail/keptMails';
import { forgetSentMails } from '../../platform/mail/mailOnce';
import { readSettings } from '../../platform/settings/storedSettings';
import { forgetAuditLines, forgetOrigins } from '../retention/forgetAudit';
import { retentionInForce } from '../retention/getRetention';
import { resealSome } from './resealAll';

const cleanUpSessions = statement('clean-up-sessions')`
delete from sessions where created_at < :now::timestamptz - make_interval(days => :days)`;

const cleanUpEmailTokens = statement('clean-up-email-tokens')`
delete from email_tokens where expires_at < :now::timestamptz - interval '31 days'`;

const cleanUpSocialAuthorizations = statement('clean-up-social-authorizations')`
delete from social_authorizations where created_at < :now::timestamptz - interval '1 day'`;

const cleanUpCaptchas = statement('clean-up-captchas')`delete from used_captchas where expires_at < :now`;

const cleanUpLinkChecks = statement('clean-up-link-checks')`
delete from link_checks where checked_at < :now::timestamptz - interval '7 days'`;

const cleanUpHeartbeats = statement('clean-up-heartbeats')`
delete from worker_heartbeat where beaten_at < :now::timestamptz - interval '1 day'`;

const cleanUpRateLimits = statement('clean-up-rate-limits')`
delete from rate_limits where expire < extract(epoch from :now::timestamptz) * 1000`;

const cleanUpViewers = statement('clean-up-viewers')`
delete from record_viewers where seen_at < :now::timestamptz - interval '10 minutes'`;

/**
 * Sessions, mails, repeated calls and the audit log as it is set; links after a month, captchas when they expire, exports,
 * imports, unused files and what links answered after a week, what was sent to webhooks after a month, by what readers were told apart after eight hours. Tokens under a key that was replaced come under the new one.
 */
export const cleanUp: JobHandler = async (_payload, { now, ports, config }) => {
  const kept = retentionInForce(await readSettings());
  await cleanUpSessions.run({ now, days: kept.sessionDays });
  await cleanUpEmailTokens.run({ now });
  await forgetSentMails(now);
  await forgetKeptMails(kept.mailDays, now);
  await removeExpiredExports(ports.storage, now);
  await forgetOldKeys(kept.repeatDays, now);
  await cleanUpSocialAuthorizations.run({ now });
  await resealSome(config.social.tokenKeys);
  await cleanUpCaptchas.run({ now });
  await cleanUpLinkChecks.run({ now });
  await cleanUpHeartbeats.run({ now });
  await cleanUpRateLimits.run({ now });
  await cleanUpViewers.run({ now });
  await forgetWebhookMessages(webhookLogDays, now);
  await forgetFollowers(now);
  await forgetVisits(now);
  await forgetOrigins(kept.originDays, now);
  await forgetAuditLines(kept.auditYears, now);
  await removeLostImports(ports.storage, now);
  // The last, because it needs somebody else: the storage may be silent.
  await removeUnused(ports.storage, now);
};

export const cleanUpJob = {
  handler: cleanUp,
  title: 'Remove what has ended',
  retryLimit: 2,
  retryDelay: 30,
  expireInSeconds: 300,
  policy: 'short',
  cron: '17 * * * *',
} as const satisfies JobPlan;
