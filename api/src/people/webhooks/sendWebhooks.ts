import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { type JobContext, type JobHandler, type JobPlan, polling } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { record } from '../../platform/audit/audit';
import type { WebhookAnswer } from '../../platform/ports/webhooks/webhookPort';
import { endPending, wakeWebhook } from './tellWebhooks';
import { type StoredMessage, webhookBody } from './webhookBody';
import { secretsOf } from './webhookSecret';

const minute = 60_000;
const hour = 60 * minute;
/** How long after each try the next one is made; after the last it is given up: three days in all. */
const pauses = [1, 5, 30, 120, 300, 600, 840, 1_200, 1_260].map((minutes) => minutes * minute);
/** Between two tries of a receiver that takes nothing at all. */
const longestPause = 30 * minute;
/** How many messages, and milliseconds, one run takes; the rest is the next one's, behind those of other webhooks. */
const mostOfRun = 20;
const longestRun = 5_000;
/** When its owner is told that a webhook takes nothing, and when it is switched off. */
const warnedAfter = 24 * hour;
const offAfter = 72 * hour;

const webhookServed = statement('webhook-served')`
select webhook_id as "webhookId", user_id as "userId", address, sealed_secret as "sealedSecret",
  case when old_secret_until > :now::timestamptz then sealed_old_secret end as "sealedOldSecret",
  failures, failing_since as "failingSince", warned_at as "warnedAt"
from webhooks w
where webhook_id = :webhookId and off_because is null and (retry_at is null or retry_at <= :now)
  and exists (select 1 from users u where u.user_id = w.user_id and u.deleted_at is null)`;

type Served = NonNullable<Awaited<ReturnType<typeof webhookServed.maybe>>>;

/** What was never tried goes first, so that one that its receiver cannot take keeps no other waiting. For a minute it is nobody else's. */
const messageClaim = statement('webhook-message-claim')`
update webhook_messages set tries = tries + 1, try_at = :now::timestamptz + interval '1 minute'
where message_number = (
  select message_number from webhook_messages
  where webhook_id = :webhookId and state = 'pending' and try_at <= :now
  order by (tries - tries_before), message_number limit 1 for update skip locked)
returning message_number as "messageNumber", message_id as "messageId", event, data, created_at as "createdAt",
  tries - tries_before as "triesNow!"`.as<StoredMessage>();

type Claimed = NonNullable<Awaited<ReturnType<typeof messageClaim.maybe>>>;

/** What was given up meanwhile, because the webhook was switched off, stays so unless it was taken. */
const messageTried = statement('webhook-message-tried')`
with tried as (
  update webhook_messages set problem = :problem?, try_at = :tryAt,
    state = case when :state = 'pending' then state else :state end,
    settled_at = case when :state = 'pending' then settled_at else :now::timestamptz end
  where message_number = :messageNumber returning message_number)
insert into webhook_tries (message_number, at, status, milliseconds, answer, problem)
select message_number, :now::timestamptz, :status?::integer, :milliseconds::integer, :answer?, :problem? from tried`;

const webhookTakes = statement('webhook-takes')`
update webhooks set failures = 0, failing_since = null, retry_at = null, warned_at = null, delivered_at = :now
where webhook_id = :webhookId`;

const webhookFails = statement('webhook-fails')`
update webhooks set failures = failures + 1, failing_since = coalesce(failing_since, :now), retry_at = :retryAt?
where webhook_id = :webhookId`;

const webhookOff = statement('webhook-off')`
update webhooks set off_because = :because where webhook_id = :webhookId and off_because is null`;

const webhookWarned = statement('webhook-warned')`
update webhooks set warned_at = :now where webhook_id = :webhookId and warned_at is null`;

/** It is switched off by the product: its owner is told, and can have everything sent later. */
const switchOff = async ({ webhookId }: Served, because: 'failures' | 'gone', now: Date): Promise<void> => {
  if ((await webhookOff.run({ webhookId, because })) === 0) return;
  await endPending(webhookId, now);
  const subject = { type: 'webhook', id: webhookId };
  await record({ actor: 'worker', action: 'webhook.off', subject, details: { because } });
  await enqueue('mail-webhook', { webhookId, occasion: because, at: now.toISOString() });
};

const noteFailure = async (served: Served, { status }: WebhookAnswer, now: Date): Promise<void> => {
  const { webhookId, failures, failingSince, warnedAt } = served;
  // An answer below 500 is about this message; others may be taken.
  const isAboutAll = status === null || status >= 500 || [401, 403, 404, 408, 425, 429].includes(status);
  const pause = Math.min((minute / 2) * 2 ** Math.min(failures, 8), longestPause);
  const retryAt = isAboutAll ? new Date(now.getTime() + pause) : null;
  await webhookFails.run({ webhookId, now, retryAt });
  const failing = failingSince === null ? 0 : now.getTime() - failingSince.getTime();
  if (status === 410) await switchOff(served, 'gone', now);
  else if (failing >= offAfter) await switchOff(served, 'failures', now);
  else if (failing >= warnedAfter && warnedAt === null && (await webhookWarned.run({ webhookId, now })) > 0)
    await enqueue('mail-webhook', { webhookId, occasion: 'failing', at: now.toISOString() });
};

const send = async (
  served: Served,
  claimed: Claimed,
  { ports, config, now }: JobContext,
): Promise<WebhookAnswer> => {
  const { webhookId, sealedSecret, sealedOldSecret, address } = served;
  const secrets = secretsOf(webhookId, [sealedSecret, sealedOldSecret], config.social.tokenKeys);
  if (secrets.length === 0) {
    const problem = 'Its secret cannot be read. Please make a new one.';
    return { status: null, answer: null, problem, milliseconds: 0 };
  }
  const body = webhookBody(claimed, config);
  return ports.webhooks.send({ id: claimed.messageId, at: now, body, secrets }, address);
};

const deliver = async (served: Served, claimed: Claimed, context: JobContext): Promise<void> => {
  const { now } = context;
  const { messageNumber, triesNow } = claimed;
  const answered = await send(served, claimed, context);
  const { problem, status, milliseconds, answer } = answered;
  const pause = pauses[triesNow - 1];
  const state = problem === null ? 'delivered' : pause === undefined ? 'failed' : 'pending';
  const tryAt = new Date(now.getTime() + (pause ?? 0));
  await inTransaction(async () => {
    // The webhook before its message, as its owner's calls hold them: neither waits for the other for ever.
    if (problem === null) await webhookTakes.run({ webhookId: served.webhookId, now });
    else await noteFailure(served, answered, now);
    await messageTried.run({ messageNumber, state, problem, tryAt, now, status, milliseconds, answer });
  });
};

/**
 * Sends what waits for a webhook, one message after the other, until its receiver takes nothing, nothing is due, or the
 * run has done its part. One run at a time goes for a webhook, and the runs of several beside each other.
 */
const sendWebhooks: JobHandler<{ webhookId: number }> = async ({ webhookId }, context) => {
  const { now } = context;
  const begun = performance.now();
  for (let count = 0; ; count += 1) {
    // Read anew each time: it may have been changed, or put off by what became of the message before.
    const served = await webhookServed.maybe({ webhookId, now });
    if (served === undefined) return;
    if (count === mostOfRun || performance.now() - begun > longestRun) break;
    const claimed = await messageClaim.maybe({ webhookId, now });
    if (claimed === undefined) return;
    await deliver(served, claimed, context);
  }
  await wakeWebhook(webhookId);
};

export const sendWebhooksJob = {
  handler: sendWebhooks,
  title: 'Send events to a webhook',
  ...polling,
  atOnce: 12,
} as const satisfies JobPlan;

const webhooksDue = statement('webhooks-due')`
select w.webhook_id as "webhookId" from webhooks w
where off_because is null and (retry_at is null or retry_at <= :now)
  and exists (select 1 from webhook_messages m
    where m.webhook_id = w.webhook_id and m.state = 'pending' and m.try_at <= :now)
order by webhook_id`;

/** Wakes each webhook for which something is due: what was not taken, and what nobody was woken for. */
const sendWebhooksDue: JobHandler = async (_payload, { now }) => {
  for (const { webhookId } of await webhooksDue.all({ now })) await wakeWebhook(webhookId);
};

export const sendWebhooksDueJob = {
  handler: sendWebhooksDue,
  title: 'Send webhooks what they have not taken yet',
  ...polling,
  cron: '* * * * *',
} as const satisfies JobPlan;

const messagesForget = statement('webhook-messages-forget', { isPrepared: false })`
delete from webhook_messages where message_number in (
  select message_number from webhook_messages
  where created_at < :now::timestamptz - make_interval(days => :days) order by created_at limit 5000)`;

/** Forgets what was sent longer ago than so many days, some of it at a time; the rest goes in the next hour. */
export const forgetWebhookMessages = async (days: number, now: Date): Promise<void> => {
  for (let round = 0; round < 20; round += 1) if ((await messagesForget.run({ now, days })) < 5_000) return;
};
