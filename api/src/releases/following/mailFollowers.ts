import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { composeMail, type Said, said } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';
import { type Mail, MailRefused } from '../../platform/ports/mail/mailPort';
import type { Config } from '../../platform/settings/config';
import { followerActs, type Frequency } from './followers';
import { followerToken } from './followTokens';

/** Followers whose mails one run puts together; the rest is the next one's. */
const mostOfRun = 100;
/** Releases that one mail names; it says how many more there are. */
const mostOfMail = 20;

const pauses: Readonly<Record<Frequency, string>> = {
  immediately: '0 hours',
  daily: '24 hours',
  weekly: '7 days',
};

const followersDue = statement('followers-due')`
update followers f set next_at = :now::timestamptz + (:pauses::jsonb ->> f.frequency)::interval
where follower_id in (
  select due.follower_id from followers due
  where due.paused_at is null and due.next_at <= :now
    and exists (select 1 from follow_news n
      where n.follower_id = due.follower_id and n.sent_at is null and n.queued_at is null)
  order by due.next_at, due.follower_id limit ${String(mostOfRun)} for update skip locked)
returning follower_id as "followerId"`;

/** What a version before had put into a mail stays in it: should it have sent that, it is not sent again. */
const newsQueue = statement('follow-news-queue')`
update follow_news set batch = coalesce(batch, :batch::uuid), queued_at = :now
where follower_id = :followerId and sent_at is null and queued_at is null
returning batch::text as "batch!"`;

/** Nothing for who has paused or gone meanwhile. */
const batchRead = statement('follow-news-batch')`
select f.follower_id as "followerId", f.email, n.occasion, n.reason,
  coalesce(v.content ->> 'headline', r.headline) as "headline!", coalesce(v.content ->> 'language', r.language) as "language!",
  r.prweb_press_release_id as number, r.slug, r.state = ${statesSql('Published')} as "isPublic!"
from follow_news n join followers f using (follower_id) join releases r using (distribution_id)
left join lateral (
  select content from release_versions
  where distribution_id = r.distribution_id and kind in ('published', 'correction') order by number desc limit 1
) v on true
where n.batch = :batch::uuid and n.follower_id = :followerId and n.sent_at is null and f.paused_at is null
order by n.created_at, n.distribution_id`;

const batchSent = statement('follow-news-sent')`
update follow_news set sent_at = :now where follower_id = :followerId and batch = :batch::uuid`;

type News = Awaited<ReturnType<typeof batchRead.all>>[number];

/** How a mail says what became of a release: before its headline, and in a sentence. */
const occasions: Readonly<Record<string, { mark: string; sentence: string }>> = {
  correction: { mark: 'Corrected: ', sentence: 'This release was corrected.' },
  withdrawal: {
    mark: 'Withdrawn: ',
    sentence:
      'This release was withdrawn. Please do not use it, and take down what you have published of it.',
  },
};

const titleOf = ({ occasion, headline }: News): string => `${occasions[occasion]?.mark ?? ''}${headline}`;
const addressOf = ({ slug, number }: News, publicUrl: string): string =>
  `${publicUrl}/news/${slug ?? ''}-${number}`;
const whyOf = ({ reason }: News): string => (reason === '' ? '' : `You follow ${reason}.`);

const lineOf = (news: News, publicUrl: string): Said => {
  const { occasion, headline, language } = news;
  const mark = occasions[occasion]?.mark ?? '';
  return said`${mark}${{ text: headline, language }} ${addressOf(news, publicUrl)} ${whyOf(news)}`;
};

/** A mail about one release has it as its title. */
const paragraphsOf = (shown: readonly News[], publicUrl: string): Said[] => {
  const [only] = shown;
  if (only !== undefined && shown.length === 1)
    return [occasions[only.occasion]?.sentence ?? '', whyOf(only)].filter((text) => text !== '');
  const more = shown.length - mostOfMail;
  return [
    ...shown.slice(0, mostOfMail).map((one) => lineOf(one, publicUrl)),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
};

const mailOf = (news: readonly [News, ...News[]], config: Config): Mail => {
  const [first] = news;
  const isOne = news.length === 1;
  const url = `${config.publicUrl}/news/following/${followerToken(first.followerId, config)}`;
  const subject = isOne ? titleOf(first) : `${news.length} press releases that you follow`;
  return {
    ...composeMail(config, {
      to: first.email,
      subject,
      title: isOne ? { text: first.headline, language: first.language } : subject,
      paragraphs: paragraphsOf(news, config.publicUrl),
      action: isOne
        ? {
            label: first.occasion === 'withdrawal' ? 'See its page' : 'Read the release',
            url: addressOf(first, config.publicUrl),
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
  };
};

/** Sends a mail that was put together, once, however often it is tried. A mailbox that is gone is forgotten. */
const mailFollower: JobHandler<{ followerId: number; batch: string }> = async (
  { followerId, batch },
  context,
) => {
  const news = await batchRead.all({ followerId, batch });
  // What is gone is not news; that it is gone is.
  const [first, ...others] = news.filter(({ occasion, isPublic }) => occasion === 'withdrawal' || isPublic);
  if (first !== undefined) {
    try {
      await mailOnce(context, `follow-${batch}`, mailOf([first, ...others], context.config));
    } catch (error) {
      if (!(error instanceof MailRefused && error.kind === 'address')) throw error;
      await followerActs.stop(followerId);
      return;
    }
  }
  if (news.length > 0) await batchSent.run({ followerId, batch, now: context.now });
};

export const mailFollowerJob = {
  handler: mailFollower,
  title: 'Mail news to a reader who follows it',
  ...mailing,
  // Tried for a night: a mail server that is down for hours loses none of them.
  retryLimit: 10,
  retryDelay: 30,
} as const satisfies JobPlan;

/** Puts together a mail for each for whom something waits and whose time has come: one, however much it is. */
const mailFollowers: JobHandler = async (_payload, { now }) => {
  const due = await inTransaction(async () => {
    const followers = await followersDue.all({ now, pauses: JSON.stringify(pauses) });
    for (const { followerId } of followers) {
      const queued = await newsQueue.all({ followerId, batch: randomUUID(), now });
      for (const batch of new Set(queued.map((row) => row.batch)))
        await enqueue('mail-follower', { followerId, batch });
    }
    return followers.length;
  });
  if (due === mostOfRun) await enqueue('mail-followers', {}, { singletonKey: 'now' });
};

export const mailFollowersJob = {
  handler: mailFollowers,
  title: 'Put together mails to those who follow news',
  retryLimit: 3,
  retryDelay: 30,
  expireInSeconds: 300,
  policy: 'short',
  cron: '* * * * *',
} as const satisfies JobPlan;
