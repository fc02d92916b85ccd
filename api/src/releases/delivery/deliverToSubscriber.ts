import { createHash } from 'node:crypto';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { type JobContext, type JobHandler, type JobPlan, polling } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { tellOfRelease } from '../lifecycle/releaseEvents';
import { NotTaken } from '../../platform/ports/wire/wirePort';
import { deliveredStory } from './deliveredStory';
import { noReceipt, readReceipt, type DownstreamReceipt } from './downstreamReceipt';
import { wakeSubscriber } from './queueDeliveries';
import { findServed, type ServedSubscriber } from './subscriber';

const minute = 60_000;
/** How many deliveries, and milliseconds, one run takes; the rest is the next one's, behind those of other subscribers. */
const mostOfRun = 10;
const longestRun = 5_000;
/** When a receiver has not answered for so many milliseconds, the next story goes beside; so many at the most. */
const impatience = 500;
const mostBeside = 8;
/** After so many tries, a story that its receiver refuses has failed: half a day. */
const mostTries = 9;
/** So long a receiver that takes nothing is tried. */
const longestOutage = 72 * 60 * minute;
/** Between two tries of a receiver that takes nothing. */
const longestPause = 30 * minute;
/** When staff is told that a receiver takes nothing. */
const toldAfter = 30 * minute;

/**
 * The next one that is due, what was never tried before the rest, so that one story that its receiver cannot take keeps no
 * other waiting; what follows on a release waits for what went before. For a minute it is nobody else's: should this run
 * end before it is known what became of it, it is sent again after that.
 */
const deliveryClaim = statement('delivery-claim')`
update deliveries set tries = tries + 1, tried_at = :now::timestamptz, try_at = :now::timestamptz + interval '1 minute'
where delivery_number = (
  select d.delivery_number from deliveries d
  where d.subscriber_id = :subscriberId and d.state = 'queued' and d.try_at <= :now
    and not exists (select 1 from deliveries earlier
      where earlier.subscriber_id = d.subscriber_id and earlier.distribution_id = d.distribution_id
        and earlier.state = 'queued' and earlier.delivery_number < d.delivery_number)
  order by d.tries, d.delivery_number limit 1 for update skip locked)
returning delivery_number as "deliveryNumber", delivery_id as "deliveryId", distribution_id as "distributionId",
  version_number as "versionNumber", occasion, created_at as "createdAt", tries`;

type Claimed = NonNullable<Awaited<ReturnType<typeof deliveryClaim.maybe>>>;

const deliveryTaken = statement('delivery-taken')`
update deliveries set state = 'taken', settled_at = :now, problem = null, answer = :answer, digest = :digest::bytea,
  story_date = :storyDate?, story_number = :storyNumber?, era_id = :eraId?
where delivery_number = :deliveryNumber and state <> 'taken'`;

const deliveryNotTaken = statement('delivery-not-taken')`
update deliveries set state = :state, settled_at = case when :state = 'queued' then null else :now::timestamptz end,
  try_at = :tryAt, problem = :problem
where delivery_number = :deliveryNumber and state = 'queued'`;

const subscriberAnswers = statement('subscriber-answers')`
update subscribers set failures = 0, failing_since = null, retry_at = null, told_at = null where subscriber_id = :subscriberId`;

const subscriberFails = statement('subscriber-fails')`
update subscribers set failures = greatest(failures, :failures::integer + 1), failing_since = coalesce(failing_since, :now), retry_at = :retryAt
where subscriber_id = :subscriberId`;

const subscriberIsTold = statement('subscriber-is-told')`
update subscribers set told_at = :now where subscriber_id = :subscriberId and told_at is null returning 1 as told`;

/** Null for what is not sent any more. Throws NotTaken. */
const send = async (
  { receiver, written, isDownstream }: ServedSubscriber,
  claimed: Claimed,
  { ports, config }: JobContext,
): Promise<{ answer: string; digest: Buffer; receipt: DownstreamReceipt | null } | null> => {
  const found = await deliveredStory(claimed, config);
  if (found === null || !found.isSent) return null;
  if (receiver === null)
    throw new NotTaken('unavailable', 'Its secret cannot be read. Please make a new one.');
  const { deliveryId, createdAt } = claimed;
  // Written with the time of the delivery, so that one that is sent again is the same.
  const body = written.write(found.story, { sender: config.siteName, now: createdAt, deliveryId });
  const answer = await ports.wire.send({ deliveryId, type: written.type, body }, receiver);
  const isReceipt = isDownstream && claimed.occasion !== 'test';
  return {
    answer: answer.slice(0, 300).replaceAll('\u0000', ''),
    digest: createHash('sha256').update(body).digest(),
    receipt: isReceipt ? readReceipt(answer) : null,
  };
};

/** Tells the customer's own programs who has a release, or was not reached. Nothing of a test. */
const tellCustomer = async (
  { name: receiver }: ServedSubscriber,
  { distributionId, occasion }: Claimed,
  event: 'release.delivered' | 'release.failed',
  now: Date,
): Promise<void> => {
  if (distributionId !== null)
    await tellOfRelease(distributionId, event, { delivery: { receiver, occasion }, now });
};

/** Staff hears once of a receiver that takes nothing, and once that it does again. */
const tellStaff = async (subscriberId: number, now: Date): Promise<void> => {
  await inTransaction(async () => {
    const told = await subscriberIsTold.all({ subscriberId, now });
    if (told.length > 0)
      await enqueue('mail-subscriber', { subscriberId, isBack: false, at: now.toISOString() });
  });
};

const noteAnswer = (served: ServedSubscriber, now: Date): Promise<void> =>
  inTransaction(async () => {
    const { subscriberId } = served;
    await subscriberAnswers.run({ subscriberId });
    if (served.toldAt !== null)
      await enqueue('mail-subscriber', { subscriberId, isBack: true, at: now.toISOString() });
  });

/** Answers whether the receiver takes others now. */
const notTaken = async (
  served: ServedSubscriber,
  claimed: Claimed,
  { kind, message: problem }: NotTaken,
  now: Date,
): Promise<boolean> => {
  const { subscriberId, failures, failingSince } = served;
  const { deliveryNumber, tries, createdAt } = claimed;
  const isOver =
    kind === 'refused' ? tries >= mostTries : now.getTime() - createdAt.getTime() > longestOutage;
  const isAlone = kind === 'refused';
  const pause = isAlone
    ? minute * 2 ** (tries - 1)
    : Math.min((minute / 2) * 2 ** Math.min(failures, 8), longestPause);
  const tryAt = new Date(now.getTime() + pause);
  await inTransaction(async () => {
    await deliveryNotTaken.run({
      deliveryNumber,
      state: isOver ? 'failed' : 'queued',
      tryAt,
      problem: problem.replaceAll('\u0000', ''),
      now,
    });
    if (!isOver || claimed.occasion === 'test') return;
    await enqueue('mail-delivery-failure', { deliveryNumber, at: now.toISOString() });
    await tellCustomer(served, claimed, 'release.failed', now);
  });
  if (isAlone) return true;
  await subscriberFails.run({ subscriberId, failures, now, retryAt: tryAt });
  if (failingSince !== null && now.getTime() - failingSince.getTime() >= toldAfter)
    await tellStaff(subscriberId, now);
  return false;
};

/** Answers whether the receiver takes others now. */
const deliver = async (served: ServedSubscriber, claimed: Claimed, context: JobContext): Promise<boolean> => {
  const { now } = context;
  const { deliveryNumber } = claimed;
  try {
    const sent = await send(served, claimed, context);
    if (sent === null) {
      const problem = 'The release was taken down before.';
      await deliveryNotTaken.run({ deliveryNumber, state: 'dropped', tryAt: now, problem, now });
      return true;
    }
    const { answer, digest, receipt: proof } = sent;
    await inTransaction(async () => {
      await deliveryTaken.run({ deliveryNumber, now, answer, digest, ...(proof ?? noReceipt) });
      await tellCustomer(served, claimed, 'release.delivered', now);
    });
    if (served.failures > 0) await noteAnswer(served, now);
    return true;
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    return notTaken(served, claimed, error, now);
  }
};

type Run = { begun: number; count: number; outcome: 'under way' | 'enough' | 'nothing more' };

/** One delivery after the other, until the receiver takes nothing, nothing is due, or the run has done its part. */
const deliverInTurn = async (subscriberId: number, run: Run, goBeside: () => void, context: JobContext) => {
  const { config, now } = context;
  while (run.outcome === 'under way') {
    const served = await findServed(subscriberId, config, now);
    if (served !== null && (run.count === mostOfRun || performance.now() - run.begun > longestRun)) {
      run.outcome = 'enough';
      return;
    }
    run.count += 1;
    const claimed = served && (await deliveryClaim.maybe({ subscriberId, now }));
    const slow = setTimeout(goBeside, impatience);
    const isMore = served && claimed ? await deliver(served, claimed, context) : false;
    clearTimeout(slow);
    if (!isMore) run.outcome = 'nothing more';
  }
};

/**
 * Sends a subscriber what waits for it, in turn, and beside each other where its receiver takes its time: one that answers after 8 s
 * would be hours behind on a busy morning. One run at a time goes for a subscriber, and the runs of several beside each other, so that
 * one that is slow or down keeps no other waiting.
 */
const deliverToSubscriber: JobHandler<{ subscriberId: number }> = async ({ subscriberId }, context) => {
  const run: Run = { begun: performance.now(), count: 0, outcome: 'under way' };
  const lanes: Promise<void>[] = [];
  const failures: unknown[] = [];
  const open = (): void => {
    if (lanes.length === mostBeside) return;
    const lane = deliverInTurn(subscriberId, run, open, context).catch((error: unknown) => {
      run.outcome = 'nothing more';
      failures.push(error);
    });
    lanes.push(lane);
  };
  open();
  // The list grows while it is waited for.
  for (const lane of lanes) await lane;
  if (failures.length > 0) throw failures[0];
  if (run.outcome === 'enough') await wakeSubscriber(subscriberId);
};

export const deliverToSubscriberJob = {
  handler: deliverToSubscriber,
  title: 'Deliver releases to a subscriber',
  ...polling,
  atOnce: 8,
} as const satisfies JobPlan;

const subscribersDue = statement('subscribers-due')`
select subscriber_id as "subscriberId" from subscribers s
where kind = 'push' and removed_at is null and paused_at is null and (retry_at is null or retry_at <= :now)
  and exists (select 1 from deliveries d
    where d.subscriber_id = s.subscriber_id and d.state = 'queued' and d.try_at <= :now)
order by subscriber_id`;

/** Wakes each subscriber for which something is due: what was not taken, and what nobody was woken for. */
const deliverDue: JobHandler = async (_payload, { now }) => {
  for (const { subscriberId } of await subscribersDue.all({ now })) await wakeSubscriber(subscriberId);
};

export const deliverDueJob = {
  handler: deliverDue,
  title: 'Deliver what subscribers have not taken yet',
  ...polling,
  cron: '* * * * *',
} as const satisfies JobPlan;

/** Jobs of the version before this one, whose rows are among the deliveries by now. */
export const sendToWireJob = {
  handler: ((_payload, context) => deliverDue({}, context)) satisfies JobHandler<{ distributionId: number }>,
  title: 'Deliver a release to the downstream system',
  retryLimit: 9,
  retryDelay: 60,
  expireInSeconds: 60,
  atOnce: 4,
} as const satisfies JobPlan;
