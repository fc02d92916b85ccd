import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { queryFilters, readQuery } from '../newsroom/newsQuery';
import type { Followed } from './followed';
import type { FollowKind } from './followKinds';

export const frequencies = ['immediately', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** What one address follows at most. */
export const mostFollowed = 100;

const followerAdd = statement('follower-add')`
insert into followers (email, next_at, created_at) values (:email, :now::timestamptz, :now)
on conflict (lower(email)) do update set email = followers.email
returning follower_id as "followerId", (select count(*)::integer from follows f where f.follower_id = followers.follower_id) as "count!"`;

const followAdd = statement('follow-add')`
insert into follows (follower_id, kind, key, label, query, created_at)
values (:followerId, :kind, :key, :label,
  case when :kind = 'search' then websearch_to_tsquery('simple', news_text(:words)) && :filters::tsquery end, :now)
on conflict (follower_id, kind, key) do update set label = excluded.label`;

/** Follows something for an address that was confirmed; twice is the same as once. Null when it follows too much. */
export const follow = (email: string, { kind, key, label }: Followed, now: Date): Promise<number | null> =>
  inTransaction(async () => {
    const { followerId, count } = await followerAdd.one({ email, now });
    if (count >= mostFollowed) return null;
    const query = readQuery(new URLSearchParams(kind === 'search' ? key : ''));
    const filters = queryFilters(query).join(' & ');
    await followAdd.run({ followerId, kind, key, label, words: query.words, filters, now });
    return followerId;
  });

const followerRead = statement('follower-read')`
select follower_id as "followerId", email, frequency, paused_at as "pausedAt",
  coalesce((select json_agg(json_build_object('followId', follow_id, 'kind', kind, 'key', key, 'label', label)
    order by kind, lower(label), follow_id) from follows f where f.follower_id = followers.follower_id), '[]') as "follows!"
from followers where follower_id = :followerId`.as<{
  frequency: Frequency;
  follows: { followId: number; kind: FollowKind; key: string; label: string }[];
}>();

export type Follower = NonNullable<Awaited<ReturnType<typeof followerRead.maybe>>>;

export const findFollower = async (followerId: number): Promise<Follower | null> =>
  (await followerRead.maybe({ followerId })) ?? null;

const followRemove = statement('follow-remove')`
delete from follows where follow_id = :followId and follower_id = :followerId`;

const frequencySet = statement('follower-frequency')`
update followers set frequency = :frequency, next_at = :now where follower_id = :followerId`;

const pauseSet = statement('follower-pause')`
update followers set paused_at = case when :isPaused::boolean then :now::timestamptz end where follower_id = :followerId`;

/** What waited while somebody wanted no mails is old news: it is not sent afterwards. */
const waitingForget = statement('follower-waiting-forget')`
delete from follow_news where follower_id = :followerId and sent_at is null`;

const followerRemove = statement('follower-remove')`delete from followers where follower_id = :followerId`;

/** What somebody does on the page with all that they follow. */
export const followerActs = {
  unfollow: (followerId: number, followId: number) => followRemove.run({ followerId, followId }),
  setFrequency: (followerId: number, frequency: Frequency, now: Date) =>
    frequencySet.run({ followerId, frequency, now }),
  pause: (followerId: number, now: Date) => pauseSet.run({ followerId, isPaused: true, now }),
  goOn: (followerId: number, now: Date) =>
    inTransaction(async () => {
      await waitingForget.run({ followerId });
      await pauseSet.run({ followerId, isPaused: false, now });
    }),
  /** Nothing is kept of who follows nothing any more. */
  stop: (followerId: number) => followerRemove.run({ followerId }),
};

const newsForget = statement('follow-news-forget')`
delete from follow_news where sent_at < :now::timestamptz - interval '90 days'
  or sent_at is null and queued_at < :now::timestamptz - interval '90 days'`;

const idleForget = statement('followers-idle-forget')`
delete from followers f where next_at < :now::timestamptz - interval '30 days'
  and not exists (select from follows where follows.follower_id = f.follower_id)`;

/** What was sent, or could not be, after 90 days, and who follows nothing any more after 30. */
export const forgetFollowers = async (now: Date): Promise<void> => {
  await newsForget.run({ now });
  await idleForget.run({ now });
};

const followerKnown = statement(
  'follower-known',
)`select 1 as known from followers where lower(email) = lower(:email)`;

/** Whether an address was confirmed before, for whatever it follows. */
export const isFollower = async (email: string): Promise<boolean> =>
  (await followerKnown.maybe({ email })) !== undefined;
