import { Problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { consumeLimit } from '../../platform/http/rateLimits';
import type { JobContext, JobHandler, JobPlan } from '../../platform/jobs/job';
import { linksToAsk } from '../lifecycle/linkChecks';
import { LinksUnavailable } from '../../platform/ports/links/linkPort';
import { statesSql } from '../../platform/database/statesSql';

const mayAsk = async (userId: number): Promise<boolean> => {
  try {
    await consumeLimit('link-by-account', userId);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
};

const linkCheckClaim = statement('link-check-claim')`
insert into link_checks (address, checked_at) values (:address, :now)
     on conflict (address) do update set checked_at = excluded.checked_at
       where link_checks.checked_at <= excluded.checked_at - interval '1 day'
     returning address`;

/** Of two workers that come to the same address, one asks. */
const claim = async (address: string, now: Date): Promise<boolean> => {
  const claimed = await linkCheckClaim.all({ address, now });
  return claimed.length > 0;
};

const linkCheckKeep = statement('link-check-keep')`
update link_checks set answered = :answered?, status = :status? where address = :address`;

const linkCheckForget = statement('link-check-forget')`delete from link_checks where address = :address`;

const askOne = async (address: string, { ports, log }: JobContext): Promise<void> => {
  try {
    const { answered, status } = await ports.links.ask(address);
    await linkCheckKeep.run({ address, answered, status });
  } catch (error) {
    await linkCheckForget.run({ address });
    if (!(error instanceof LinksUnavailable)) throw error;
    log.warn({ err: error }, 'A link could not be asked');
  }
};

const linksOfRelease = statement('links-of-release')`
select body, user_id as "userId" from releases where distribution_id = :distributionId and state <> ${statesSql('Deleted')}`;

/** Asks the links of a release, as many as its owner may have asked in a day. */
const checkLinks: JobHandler<{ distributionId: number }> = async ({ distributionId }, context) => {
  if (!context.config.linkChecks.isOn) return;
  const release = await linksOfRelease.maybe({ distributionId });
  if (release === undefined) return;
  for (const address of await linksToAsk(release.body, context.now)) {
    if (!(await mayAsk(release.userId))) return;
    if (await claim(address, context.now)) await askOne(address, context);
  }
};

export const checkLinksJob = {
  handler: checkLinks,
  title: 'Check the links of a release',
  retryLimit: 1,
  retryDelay: 60,
  expireInSeconds: 180,
  atOnce: 4,
  policy: 'short',
} as const satisfies JobPlan;
