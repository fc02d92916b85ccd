import { Problem } from '../../platform/call/problem';
import { query } from '../../platform/database/database';
import { consumeLimit } from '../../platform/http/rateLimits';
import type { JobContext, JobHandler } from '../../platform/jobs/job';
import { linksToAsk } from '../lifecycle/linkChecks';
import { LinksUnavailable } from '../../platform/ports/links/linkPort';

const mayAsk = async (userId: number): Promise<boolean> => {
  try {
    await consumeLimit('link-by-account', userId);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
};

/** Of two workers that come to the same address, one asks. */
const claim = async (address: string, now: Date): Promise<boolean> => {
  const claimed = await query(
    'link-check-claim',
    `insert into link_checks (address, checked_at) values ($1, $2)
     on conflict (address) do update set checked_at = excluded.checked_at
       where link_checks.checked_at <= excluded.checked_at - interval '1 day'
     returning address`,
    [address, now],
  );
  return claimed.length > 0;
};

const askOne = async (address: string, { ports, log }: JobContext): Promise<void> => {
  try {
    const { answered, status } = await ports.links.ask(address);
    await query('link-check-keep', 'update link_checks set answered = $2, status = $3 where address = $1', [
      address,
      answered,
      status,
    ]);
  } catch (error) {
    await query('link-check-forget', 'delete from link_checks where address = $1', [address]);
    if (!(error instanceof LinksUnavailable)) throw error;
    log.warn({ err: error }, 'A link could not be asked');
  }
};

/** Asks the links of a release, as many as its owner may have asked in a day. */
export const checkLinks: JobHandler<'check-links'> = async ({ distributionId }, context) => {
  if (!context.config.linkChecks.isOn) return;
  const [release] = await query<{ body: string; userId: number }>(
    'links-of-release',
    `select body, user_id as "userId" from releases where distribution_id = $1 and state <> -1`,
    [distributionId],
  );
  if (release === undefined) return;
  for (const address of await linksToAsk(release.body, context.now)) {
    if (!(await mayAsk(release.userId))) return;
    if (await claim(address, context.now)) await askOne(address, context);
  }
};
