import { startOfEasternDay } from '@dispatch/contract';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { switchedOnSql } from '../../people/features/features';
import type { Config } from '../../platform/settings/config';
import { noteFollowers } from '../following/noteFollowers';
import type { Channel } from './channel';
import type { Occasion } from './deliveredStory';
import { queuePageCheck } from './queuePageCheck';
import { tellJournalists } from './gatherJournalists';
import { isWanted, wishesOf } from './subscriber';

/** Releases that are offered to a new subscriber in one go. */
const offersAtOnce = 200;

/** What readers have of a release: what it is filtered by, and the number of the version that was published last. */
const offerSql = `n.topics, n.company_key as "companyKey", n.published_at as "publishedAt",
  ${switchedOnSql('userSendDistributionToIris')} as "isForDownstream!",
  (select coalesce(max(number) filter (where kind in ('published', 'correction')), max(number))
    from release_versions v where v.distribution_id = r.distribution_id) as version
from releases r join users u using (user_id) join news_items n using (distribution_id)
where r.state = ${statesSql('Published')} and not r.own_site_only`;

const offered = statement('release-offered')`select ${offerSql} and r.distribution_id = :distributionId`;

const offeredSince = statement('releases-offered-since')`
select r.distribution_id as "distributionId", n.seq, ${offerSql} and (n.published_at, n.seq) > (:publishedAt, :seq)
order by n.published_at, n.seq limit ${String(offersAtOnce)}`;

const pastAdd = statement('deliveries-past-add')`
insert into deliveries (subscriber_id, distribution_id, version_number, occasion, created_at, try_at)
select :subscriberId, asked.id, asked.version, 'first', :now::timestamptz, :now::timestamptz
from unnest(:distributionIds::integer[], :versions::integer[]) with ordinality as asked (id, version, place)
where not exists (select 1 from deliveries where distribution_id = asked.id and subscriber_id = :subscriberId)
order by asked.place
on conflict do nothing`;

/**
 * Who fetches goes on behind the last number that was seen, so that numbers are given one transaction after the other:
 * none may appear before one that was fetched.
 */
const readersLock = statement('fetching-subscribers-lock')`
select 1 as locked from subscribers where kind = 'pull' and removed_at is null order by subscriber_id for no key update`;

const firstAdd = statement('delivery-first-add')`
insert into deliveries (subscriber_id, distribution_id, version_number, occasion, created_at, try_at)
select asked.id, :distributionId, :versionNumber, 'first', :now, :now
from unnest(:subscriberIds::integer[]) as asked (id)
where not exists (select 1 from deliveries where distribution_id = :distributionId and subscriber_id = asked.id)
on conflict do nothing
returning subscriber_id as "subscriberId"`;

const correctionAdd = statement('delivery-correction-add')`
insert into deliveries (subscriber_id, distribution_id, version_number, occasion, created_at, try_at)
select distinct d.subscriber_id, d.distribution_id, :versionNumber::integer, 'correction', :now::timestamptz, :now::timestamptz
from deliveries d join subscribers s using (subscriber_id)
where d.distribution_id = :distributionId and d.state <> 'dropped' and s.removed_at is null
  and not exists (select 1 from deliveries known where known.distribution_id = d.distribution_id
    and known.subscriber_id = d.subscriber_id and known.version_number >= :versionNumber)
on conflict do nothing
returning subscriber_id as "subscriberId"`;

const waitingDrop = statement('delivery-waiting-drop')`
update deliveries set state = 'dropped', settled_at = :now, problem = 'The release was taken down before.'
where distribution_id = :distributionId and state = 'queued' and occasion <> 'withdrawal'`;

const withdrawalAdd = statement('delivery-withdrawal-add')`
insert into deliveries (subscriber_id, distribution_id, version_number, occasion, created_at, try_at)
select d.subscriber_id, d.distribution_id, max(d.version_number), 'withdrawal', :now::timestamptz, :now::timestamptz
from deliveries d join subscribers s using (subscriber_id)
where d.distribution_id = :distributionId and (d.tries > 0 or d.state = 'taken') and s.removed_at is null
group by d.subscriber_id, d.distribution_id
on conflict do nothing
returning subscriber_id as "subscriberId"`;

type Added = Promise<{ subscriberId: number }[]>;

const addFirst = async (distributionId: number, config: Pick<Config, 'wire'>, now: Date): Added => {
  const offer = await offered.maybe({ distributionId });
  if (offer === undefined || offer.version === null) return [];
  const wishes = await wishesOf(config);
  const subscriberIds = wishes.filter((one) => isWanted(one, offer)).map((one) => one.subscriberId);
  return firstAdd.all({ distributionId, subscriberIds, versionNumber: offer.version, now });
};

const addCorrection = async (distributionId: number, now: Date): Added => {
  const offer = await offered.maybe({ distributionId });
  if (offer === undefined || offer.version === null) return [];
  return correctionAdd.all({ distributionId, versionNumber: offer.version, now });
};

/** What nobody has got yet goes to nobody; who may have it hears that it is withdrawn. */
const addWithdrawal = async (distributionId: number, now: Date): Added => {
  await waitingDrop.run({ distributionId, now });
  return withdrawalAdd.all({ distributionId, now });
};

type Queued = {
  distributionId: number;
  occasion: Exclude<Occasion, 'test'>;
  /** Journalists who got it by mail hear of it too. */
  tellsJournalists?: boolean;
};

/** Whoever is sent to is asked for at once; those who fetch find it when they ask. */
export const wakeSubscriber = (subscriberId: number): Promise<void> =>
  enqueue('deliver-to-subscriber', { subscriberId }, { singletonKey: String(subscriberId) });

/**
 * Queues a release for the subscribers that want it, or, for a correction or withdrawal, for those who have it or may have
 * it. Run twice it adds nothing.
 */
const queueDeliveries: JobHandler<Queued> = (
  { distributionId, occasion, tellsJournalists = false },
  { config, now },
) =>
  inTransaction(async () => {
    await readersLock.all();
    const add = {
      first: () => addFirst(distributionId, config, now),
      correction: () => addCorrection(distributionId, now),
      withdrawal: () => addWithdrawal(distributionId, now),
    };
    const added = await add[occasion]();
    const ids = added.map(({ subscriberId }) => subscriberId).sort((one, other) => one - other);
    for (const subscriberId of ids) await wakeSubscriber(subscriberId);
    await noteFollowers(distributionId, occasion, { tellsAll: tellsJournalists, now });
    if (occasion === 'first') return;
    await queuePageCheck(distributionId, occasion, now);
    if (config.websubHub !== null) await enqueue('ping-hub', { distributionId });
    if (tellsJournalists) await tellJournalists(distributionId, occasion, now);
  });

export const queueDeliveriesJob = {
  handler: queueDeliveries,
  title: 'Queue a release for its subscribers',
  retryLimit: 10,
  retryDelay: 5,
  expireInSeconds: 60,
  atOnce: 12,
  together: 6,
} as const satisfies JobPlan;

/** To all subscribers that want it. */
export const toSubscribers: Channel = ({ distributionId }) =>
  enqueue('queue-deliveries', { distributionId, occasion: 'first' });

/** Where the run before ended; none for the first one. */
type Past = { subscriberId: number; after?: { publishedAt: string; seq: number } };

/** Queues what was published since the first day of a subscriber and did not go to it, the oldest first. */
const queuePastReleases: JobHandler<Past> = ({ subscriberId, after }, { config, now }) =>
  inTransaction(async () => {
    await readersLock.all();
    const [wish] = await wishesOf(config, subscriberId);
    if (wish === undefined || wish.isDownstream) return;
    const publishedAt = after === undefined ? startOfEasternDay(wish.firstDay) : new Date(after.publishedAt);
    const offers = await offeredSince.all({ publishedAt, seq: after?.seq ?? 0 });
    const wanted = offers.flatMap((offer) =>
      offer.version !== null && isWanted(wish, offer)
        ? [{ id: offer.distributionId, version: offer.version }]
        : [],
    );
    const distributionIds = wanted.map(({ id }) => id);
    const versions = wanted.map(({ version }) => version);
    await pastAdd.run({ subscriberId, distributionIds, versions, now });
    const last = offers.at(-1);
    if (last !== undefined && offers.length === offersAtOnce) {
      const place = { publishedAt: last.publishedAt.toISOString(), seq: last.seq };
      await enqueue('queue-past-releases', { subscriberId, after: place });
    }
    await wakeSubscriber(subscriberId);
  });

export const queuePastReleasesJob = {
  handler: queuePastReleases,
  title: 'Queue what was published before for a subscriber',
  retryLimit: 10,
  retryDelay: 5,
  expireInSeconds: 120,
} as const satisfies JobPlan;
