import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import type { JobContext, JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { composeMail, type Said, said } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';
import { MailRefused } from '../../platform/ports/mail/mailPort';
import { followerActs, type Frequency } from './followers';
import { followerToken } from './followTokens';

/** Followers whose mails one run sends; the rest is the next one's. */
const mostOfRun = 20;
/** Releases that one mail names; it says how many more there are. */
const mostOfMail = 20;

const hour = 3_600_000;
const pauses: Readonly<Record<Frequency, number>> = {
  immediately: 0,
  daily: 24 * hour,
  weekly: 7 * 24 * hour,
};

/** For ten minutes they are nobody else's: should this run end before, their mails are sent after that. */
const followersClaim = statement('followers-claim')`
update followers set next_at = :now::timestamptz + interval '10 minutes'
where follower_id in (
  select f.follower_id from followers f
  where f.paused_at is null and f.next_at <= :now
    and exists (select 1 from follow_news n where n.follower_id = f.follower_id and n.sent_at is null)
  order by f.next_at, f.follower_id limit ${String(mostOfRun)} for update skip locked)
returning follower_id as "followerId", email, frequency`.as<{ frequency: Frequency }>();

const batchClaim = statement('follow-news-batch')`
update follow_news set batch = :batch::uuid where follower_id = :followerId and sent_at is null and batch is null`;

const batchesOpen = statement('follow-news-open')`
select n.batch::text as "batch!", n.occasion, n.reason, n.distribution_id as "distributionId",
  coalesce(v.content ->> 'headline', r.headline) as "headline!", coalesce(v.content ->> 'language', r.language) as "language!",
  r.prweb_press_release_id as number, r.slug, r.state = ${statesSql('Published')} as "isPublic!"
from follow_news n join releases r using (distribution_id)
left join lateral (
  select content from release_versions
  where distribution_id = r.distribution_id and kind in ('published', 'correction') order by number desc limit 1
) v on true
where n.follower_id = :followerId and n.sent_at is null and n.batch is not null
order by n.batch, n.created_at, n.distribution_id`;

const batchSent = statement(
  'follow-news-sent',
)`update follow_news set sent_at = :now where batch = :batch::uuid`;

const followerNext = statement(
  'follower-next',
)`update followers set next_at = :nextAt where follower_id = :followerId`;

type Claimed = Awaited<ReturnType<typeof followersClaim.all>>[number];
type News = Awaited<ReturnType<typeof batchesOpen.all>>[number];

const sayingOf: Readonly<Record<string, string>> = {
  first: '',
  correction: 'Corrected: ',
  withdrawal: 'Withdrawn: ',
};

const whyOf = ({ reason }: News): string => (reason === '' ? '' : `You follow ${reason}.`);

const lineOf = (news: News, publicUrl: string): Said => {
  const { occasion, headline, language, number, slug } = news;
  const address = `${publicUrl}/news/${slug ?? ''}-${number}`;
  return said`${sayingOf[occasion] ?? ''}${{ text: headline, language }} ${address} ${whyOf(news)}`;
};

const wordsOf: Readonly<Record<string, string>> = {
  correction: 'This release was corrected.',
  withdrawal:
    'This release was withdrawn. Please do not use it, and take down what you have published of it.',
};

/** A mail about one release has it as its title. */
const paragraphsOf = (shown: readonly News[], publicUrl: string): Said[] => {
  const [only] = shown;
  if (only !== undefined && shown.length === 1)
    return [wordsOf[only.occasion] ?? '', whyOf(only)].filter((text) => text !== '');
  const more = shown.length - mostOfMail;
  return [
    ...shown.slice(0, mostOfMail).map((one) => lineOf(one, publicUrl)),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
};

const send = async (
  { followerId, email }: Claimed,
  batch: string,
  news: readonly News[],
  context: JobContext,
): Promise<void> => {
  const { config } = context;
  // What is gone is not news; that it is gone is.
  const shown = news.filter(({ occasion, isPublic }) => occasion === 'withdrawal' || isPublic);
  const [first] = shown;
  if (first === undefined) return;
  const url = `${config.publicUrl}/news/following/${followerToken(followerId, config)}`;
  const title =
    shown.length === 1
      ? `${sayingOf[first.occasion] ?? ''}${first.headline}`
      : `${shown.length} press releases that you follow`;
  await mailOnce(context, `follow-${batch}`, {
    ...composeMail(config, {
      to: email,
      subject: title,
      title: shown.length === 1 ? { text: title, language: first.language } : title,
      paragraphs: paragraphsOf(shown, config.publicUrl),
      action:
        shown.length === 1
          ? {
              label: first.occasion === 'withdrawal' ? 'See its page' : 'Read the release',
              url: `${config.publicUrl}/news/${first.slug ?? ''}-${first.number}`,
            }
          : { label: 'Read the latest releases', url: `${config.publicUrl}/news` },
      closing: [
        `You get this mail because you follow news on ${config.siteName}. Change what you follow, or pause: ${url}`,
      ],
      leave: { label: 'Stop all these mails', url: `${url}/stop` },
    }),
    headers: {
      'List-Unsubscribe': `<${url}/stop>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
};

/** One mail to a follower, whatever it is that they hear of; and again one that was begun and not sent. */
const mailFollower = async (claimed: Claimed, context: JobContext): Promise<void> => {
  const { followerId, frequency } = claimed;
  const { now } = context;
  await batchClaim.run({ followerId, batch: randomUUID() });
  const open = new Map<string, News[]>();
  for (const news of await batchesOpen.all({ followerId }))
    open.set(news.batch, [...(open.get(news.batch) ?? []), news]);
  for (const [batch, news] of open) {
    try {
      await send(claimed, batch, news, context);
    } catch (error) {
      // There is no such mailbox any more: nothing is kept of it.
      if (error instanceof MailRefused && error.kind === 'address') {
        await followerActs.stop(followerId);
        return;
      }
      throw error;
    }
    await batchSent.run({ batch, now });
  }
  await followerNext.run({ followerId, nextAt: new Date(now.getTime() + pauses[frequency]) });
};

/** Mails those for whom something waits and whose time has come. */
const mailFollowers: JobHandler = async (_payload, context) => {
  const claimed = await inTransaction(() => followersClaim.all({ now: context.now }));
  for (const one of claimed) {
    try {
      await mailFollower(one, context);
    } catch (error) {
      // One that fails is tried again when its claim ends, and keeps no other waiting.
      context.log.warn({ err: error, followerId: one.followerId }, 'A follower was not mailed.');
    }
  }
  if (claimed.length === mostOfRun) await enqueue('mail-followers', {}, { singletonKey: 'now' });
};

export const mailFollowersJob = {
  handler: mailFollowers,
  title: 'Mail news to those who follow it',
  retryLimit: 3,
  retryDelay: 30,
  expireInSeconds: 300,
  pollingSeconds: 1,
  atOnce: 2,
  policy: 'short',
  cron: '* * * * *',
} as const satisfies JobPlan;
