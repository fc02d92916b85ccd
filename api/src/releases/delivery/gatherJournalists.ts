import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import type { Channel } from './channel';

/** How many people one transaction gathers. The rest is a job's: a list of a million would outlast what a statement may take. */
const gatheredAtOnce = 5_000;

const listGather = statement('journalists-gather')`
with members as (
  select journalist_id from journalist_list_members
   where journalist_list_id = :list and journalist_id > :after order by journalist_id limit :limit
), added as (
  insert into journalist_mails (distribution_id, address_hash, try_at)
  select :distributionId, address_hash, :now from members join journalists using (journalist_id)
  on conflict do nothing
)
select count(*)::integer as "count!", coalesce(max(journalist_id), 0) as "last!" from members`;

/** The lists that are left, and the number of the last of the first one's members that was gathered. */
type Lists = { distributionId: number; lists: readonly number[]; after: number };

const gatherLists = async ({ distributionId, lists, after }: Lists, now: Date): Promise<void> => {
  let left = gatheredAtOnce;
  for (const [at, list] of lists.entries()) {
    const from = at === 0 ? after : 0;
    const { count, last } = await listGather.one({ distributionId, list, after: from, limit: left, now });
    left -= count;
    if (left > 0) continue;
    await enqueue('gather-journalists', { distributionId, lists: lists.slice(at), after: last });
    break;
  }
  if (left < gatheredAtOnce)
    await enqueue('mail-journalists', { distributionId }, { singletonKey: String(distributionId) });
};

/** To everybody on the lists that were chosen, once however many of them somebody is on. */
export const toJournalists: Channel = ({ distributionId, cjlSelected }, { now }) =>
  gatherLists({ distributionId, lists: cjlSelected, after: 0 }, now);

/** Who was mailed until the correction or withdrawal: who is mailed later reads it as it is then. */
const correctionsGather = statement('journalist-corrections-gather')`
with reached as (
  select address_hash from journalist_mails
   where distribution_id = :distributionId and state in ('sent', 'sending') and try_at <= :at and address_hash > :after
   order by address_hash limit ${String(gatheredAtOnce)}
), added as (
  insert into journalist_corrections as known (distribution_id, address_hash, occasion, try_at, told_at)
  select :distributionId, address_hash, :occasion, :at, :at from reached
  on conflict (distribution_id, address_hash) do update
    set occasion = excluded.occasion, state = 'waiting', tries = 0, try_at = excluded.try_at, told_at = excluded.told_at
    where known.told_at is null or known.told_at <= excluded.told_at
)
select count(*)::integer as "count!", coalesce(max(address_hash), '') as "last!" from reached`;

/** What is told of a release, the instant of it in UTC, and the hash of the last one that was gathered. */
type Told = { distributionId: number; occasion: 'correction' | 'withdrawal'; at: string; after: string };

const gatherTold = async ({ distributionId, occasion, at, after }: Told): Promise<void> => {
  const { count, last } = await correctionsGather.one({ distributionId, occasion, at, after });
  if (count === gatheredAtOnce)
    await enqueue('gather-corrections', { distributionId, occasion, at, after: last });
  if (count > 0)
    await enqueue('mail-corrections', { distributionId }, { singletonKey: String(distributionId) });
};

/**
 * Journalists who got it, or may have, are to hear of its correction or withdrawal; what of an older one waits is not sent.
 * For the desk that says that a correction matters to them, or that a release was withdrawn.
 */
export const tellJournalists = (
  distributionId: number,
  occasion: Told['occasion'],
  now: Date,
): Promise<void> => gatherTold({ distributionId, occasion, at: now.toISOString(), after: '' });

const timing = { retryLimit: 10, retryDelay: 5, expireInSeconds: 60 } as const;

const gatherJournalists: JobHandler<Lists> = (payload, { now }) =>
  inTransaction(() => gatherLists(payload, now));

export const gatherJournalistsJob = {
  handler: gatherJournalists,
  title: 'Gather the journalists of a release',
  ...timing,
} as const satisfies JobPlan;

const gatherCorrections: JobHandler<Told> = (payload) => inTransaction(() => gatherTold(payload));

export const gatherCorrectionsJob = {
  handler: gatherCorrections,
  title: 'Gather the journalists who hear of a correction',
  ...timing,
} as const satisfies JobPlan;
