import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import type { JobContext, JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { SiteUnavailable } from '../../platform/ports/site/sitePort';
import { html } from '../../platform/text/html';
import { newsOfRelease, newsTexts } from './newsItems';
import { storyOf } from './newsStory';
import { listFormats } from './storyFormats';

/** In about a quarter of an hour. */
const mostTries = 7;
const firstPause = 15_000;

const pageCheckRead = statement('page-check-read')`
select c.tries, r.distribution_id as "distributionId", r.state = ${statesSql('Published')} as "isPublic!",
  '/news/' || r.slug || '-' || r.prweb_press_release_id as "path!"
from page_checks c join releases r using (distribution_id)
where c.page_check_id = :pageCheckId and c.state = 'waiting'`;

const pageCheckSettle = statement('page-check-settle')`
update page_checks set state = :state, tries = tries + 1, problem = :problem?, checked_at = :now
where page_check_id = :pageCheckId and state = 'waiting'`;

type Asked = NonNullable<Awaited<ReturnType<typeof pageCheckRead.maybe>>>;

/** What is wrong with what readers get; null for nothing. A withdrawn release has a page that says so. */
const findDifference = async (
  { distributionId, isPublic, path }: Asked,
  { ports: { site }, config }: JobContext,
): Promise<string | null> => {
  const page = await site.read(path);
  if (page.status !== (isPublic ? 200 : 410)) return `The page answers ${page.status}.`;
  if (!isPublic) {
    for (const { file, name } of listFormats)
      if ((await site.read(`${path}/${file}`)).status !== 410) return `Its ${name} can still be read.`;
    return null;
  }
  const listed = await newsOfRelease(distributionId);
  const text = (await newsTexts([distributionId])).get(distributionId);
  // It was withdrawn in this moment: the next try finds that.
  if (listed === null || text === undefined) return 'It is in no list.';
  const { item } = listed;
  const { publicUrl, siteName: sender, brand } = config;
  const story = storyOf(item, text, { publicUrl, wire: brand.product });
  const different = 'What is read there is not what was published.';
  if (!page.text.includes(html`${item.headline.trim()}`.text)) return different;
  for (const format of listFormats) {
    const { status, text: fetched } = await site.read(`${path}/${format.file}`);
    if (status !== 200) return `${format.name} answers ${status}.`;
    if (fetched !== format.write(story, { sender, now: item.changedAt })) return different;
  }
  return null;
};

/** Fetches a page from outside, with what it has for machines, and compares it; later once more where it is not as it should be. */
const checkPage: JobHandler<{ pageCheckId: number }> = async ({ pageCheckId }, context) => {
  const { now } = context;
  const asked = await pageCheckRead.maybe({ pageCheckId });
  if (asked === undefined) return;
  let isUnreachable = false;
  const problem = await findDifference(asked, context).catch((error: unknown) => {
    if (!(error instanceof SiteUnavailable)) throw error;
    isUnreachable = true;
    return error.message;
  });
  const isLast = asked.tries + 1 >= mostTries;
  const state = problem === null ? 'same' : isLast ? 'failed' : 'waiting';
  await inTransaction(async () => {
    const settled = await pageCheckSettle.run({ pageCheckId, state, problem, now });
    if (settled === 0 || state === 'same') return;
    if (state === 'failed') {
      // Where nothing can be reached, one mail a day says it for all releases.
      const key = isUnreachable ? now.toISOString().slice(0, 10) : String(pageCheckId);
      await enqueue('mail-page-failure', { pageCheckId, key });
      return;
    }
    const startAfter = new Date(now.getTime() + firstPause * 2 ** asked.tries);
    await enqueue('check-page', { pageCheckId }, { startAfter });
  });
};

export const checkPageJob = {
  handler: checkPage,
  title: 'Compare a public page with what was published',
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 120,
  atOnce: 2,
  givesWay: true,
} as const satisfies JobPlan;
