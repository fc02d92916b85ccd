import { formatPlainDay, screenAddress } from '@dispatch/contract';
import { analyticsFigures, analyticsMailWeeks } from '@dispatch/contract/analytics';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { composeMail, type Said, said } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';
import { type Mail, MailRefused } from '../../platform/ports/mail/mailPort';
import type { Config } from '../../platform/settings/config';
import { addressHash } from '../journalists/addresses';
import { unsubscribeToken } from '../journalists/unsubscribeToken';
import { publishedVersionSql } from '../lifecycle/ReleaseVersion';
import { stopAnalyticsMail, wantsAnalyticsMail } from './analyticsMailStops';
import { easternDays } from './easternDays';

/** Contacts whose mails one run puts together; the rest is the next one's. */
const mostOfRun = 500;
/** Releases of one contact that a mail knows of. */
const mostCounted = 500;
/** Releases that one mail has the figures of; it says how many more there are. */
const mostOfMail = 20;

/** Releases of a week that somebody read, and that were published a while ago at most. */
const readReleases = `
releases r where r.state = ${statesSql('Published')} and r.published_at > :until::date - interval '${analyticsMailWeeks} weeks'
  and r.primary_contact_email <> '' and exists (
    select from release_analytics a where a.distribution_id = r.distribution_id
      and a.day between :from::date and :until::date and (a.reads > 0 or a.shown > 0))`;

const contactsDue = statement('analytics-contacts')`
select lower(r.primary_contact_email) as "address!", array_agg(r.distribution_id order by r.distribution_id desc) as "ids!"
from ${readReleases} and lower(r.primary_contact_email) > :after
group by 1 order by 1 limit ${String(mostOfRun)}`;

const analyticsToMail = statement('analytics-to-mail')`
select r.distribution_id as id, coalesce(v.content ->> 'headline', r.headline) as "headline!",
  coalesce(v.content ->> 'language', r.language) as "language!",
  counted.reads as "reads!", counted.shown as "shown!", counted.downloads as "downloads!",
  counted."allReads" as "allReads!", counted."allShown" as "allShown!"
from (select * from ${readReleases} and r.distribution_id = any (:ids::integer[]) and lower(r.primary_contact_email) = :address) r ${publishedVersionSql('false')}
cross join lateral (
  select coalesce(sum(reads) filter (where day >= :from::date), 0)::integer as reads,
    coalesce(sum(shown) filter (where day >= :from::date), 0)::integer as shown,
    coalesce(sum(downloads) filter (where day >= :from::date), 0)::integer as downloads,
    coalesce(sum(reads), 0)::integer as "allReads", coalesce(sum(shown), 0)::integer as "allShown"
  from release_analytics where distribution_id = r.distribution_id and day <= :until::date
) counted
order by counted.reads + counted.shown desc, r.distribution_id`;

type Row = Awaited<ReturnType<typeof analyticsToMail.all>>[number];

const count = (number: number, of: string): string => `${number.toLocaleString('en-US')} ${of}`;

const figuresOf = ({ reads, shown, downloads, allReads, allShown }: Row): string =>
  `${count(reads, 'page reads')}, ${count(shown, 'pages shown')}, ${count(downloads, 'downloads')}. Since its publication: ${count(allReads, 'page reads')}, ${count(allShown, 'pages shown')}.`;

const lineOf = (row: Row, isOne: boolean): Said =>
  isOne ? figuresOf(row) : said`${{ text: row.headline, language: row.language }}: ${figuresOf(row)}`;

type Week = { from: string; until: string };

const mailOf = (
  address: string,
  rows: readonly [Row, ...Row[]],
  { from, until }: Week,
  config: Config,
): Mail => {
  const [first] = rows;
  const isOne = rows.length === 1;
  const week = `${formatPlainDay(from)} to ${formatPlainDay(until)}`;
  const more = rows.length - mostOfMail;
  const url = `${config.publicUrl}/unsubscribe/${unsubscribeToken(addressHash(address), config, 'analytics')}`;
  return {
    ...composeMail(config, {
      to: address,
      subject: isOne ? `Analytics: ${first.headline}` : `Analytics of ${rows.length} press releases`,
      title: isOne ? { text: first.headline, language: first.language } : 'How your press releases were read',
      paragraphs: [
        `From ${week} (US/Eastern):`,
        ...rows.slice(0, mostOfMail).map((row) => lineOf(row, isOne)),
        ...(more > 0 ? [`And ${more} more press releases.`] : []),
      ],
      action: isOne
        ? {
            label: 'See the figures of each day',
            url: config.publicUrl + screenAddress('releaseAnalytics', { id: first.id }),
          }
        : { label: 'Open My Releases', url: config.publicUrl + screenAddress('dashboard') },
      closing: [
        ...analyticsFigures
          .filter(({ name }) => name === 'reads' || name === 'shown')
          .map(({ label, definition }) => `${label}: ${definition}`),
        `You get this mail because you are named as the contact of ${isOne ? 'this press release' : 'these press releases'}, in each week in which somebody reads ${isOne ? 'it' : 'one'}, until ${analyticsMailWeeks} weeks after publication.`,
      ],
      leave: { label: 'Stop these mails', url },
    }),
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};

type Due = Week & { address: string; ids: number[] };

/** Sends the figures of a week to one contact, once. A mailbox that is gone gets no others. */
const mailContact: JobHandler<Due> = async ({ address, ids, ...week }, context) => {
  if (!(await wantsAnalyticsMail(addressHash(address)))) return;
  const [first, ...others] = await analyticsToMail.all({ address, ids, ...week });
  if (first === undefined) return;
  const mail = mailOf(address, [first, ...others], week, context.config);
  try {
    await mailOnce(context, `analytics-${week.until}-${addressHash(address)}`, mail);
  } catch (error) {
    if (!(error instanceof MailRefused && error.kind === 'address')) throw error;
    await stopAnalyticsMail(addressHash(address), context.now);
  }
};

export const mailAnalyticsJob = {
  handler: mailContact,
  title: 'Mail the analytics of a week to the contact of releases',
  ...mailing,
} as const satisfies JobPlan;

/** Queues a mail for each contact of releases that somebody read in the seven days before the present one, some at a time. */
const gatherAnalytics: JobHandler<Partial<Week & { address: string }>> = async (
  { address: after = '', from, until },
  { now },
) => {
  const lastWeek = easternDays(now, { count: 7, before: 1 });
  const week = { from: from ?? lastWeek.from, until: until ?? lastWeek.until };
  const contacts = await contactsDue.all({ after, ...week });
  await inTransaction(async () => {
    for (const { address, ids } of contacts)
      await enqueue('mail-analytics', { address, ids: ids.slice(0, mostCounted), ...week });
    const last = contacts.at(-1);
    if (last !== undefined && contacts.length === mostOfRun)
      await enqueue('gather-analytics', { address: last.address, ...week });
  });
};

export const gatherAnalyticsJob = {
  handler: gatherAnalytics,
  title: 'Put together the mails with the analytics of a week',
  retryLimit: 5,
  retryDelay: 60,
  expireInSeconds: 120,
  // Monday morning in New York.
  cron: '0 13 * * 1',
} as const satisfies JobPlan;
