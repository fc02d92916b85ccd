import { webLinks } from '@dispatch/contract';
import type { Call } from '../../platform/call/handler';
import { isInTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';

const mostLinks = 10;
/** As the table has it. */
const longestAddress = 2_000;

const linksToAskStatement = statement('links-to-ask')`
select address as "address!" from unnest(:links::text[]) with ordinality as link (address, place)
      where not exists (select from link_checks c
        where c.address = link.address and c.checked_at > :now::timestamptz - interval '1 day')
      order by place`;

/** Of the first ten links of a body those that nobody has asked within a day. */
export const linksToAsk = async (body: string, now: Date): Promise<string[]> => {
  const links = new Set<string>();
  for (const { address } of webLinks(body)) {
    if (Buffer.byteLength(address) <= longestAddress) links.add(address);
    if (links.size === mostLinks) break;
  }
  if (links.size === 0) return [];
  const rows = await linksToAskStatement.all({ links: [...links], now });
  return rows.map(({ address }) => address);
};

type Saved = Pick<Call<'saveDraft'>, 'config' | 'now' | 'log' | 'body'>;

/**
 * After a save: has its new links asked, once for all saves until then. In a transaction both happen or none; a save
 * that is done already never fails for it.
 */
export const askLinksLater = async (
  { config, now, log, body: { body } }: Saved,
  distributionId: number,
): Promise<void> => {
  if (!config.linkChecks.isOn || !body) return;
  try {
    if ((await linksToAsk(body, now)).length > 0)
      await enqueue('check-links', { distributionId }, { singletonKey: String(distributionId) });
  } catch (error) {
    if (isInTransaction()) throw error;
    log.warn({ err: error }, 'The links of a release will not be asked');
  }
};
