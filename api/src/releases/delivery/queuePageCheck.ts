import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import type { Occasion } from './deliveredStory';

const pageCheckAdd = statement('page-check-add')`
insert into page_checks (distribution_id, occasion, version, created_at)
select :distributionId::integer, :occasion::text, coalesce(max(number), 1), :now::timestamptz
from release_versions where distribution_id = :distributionId
on conflict do nothing returning page_check_id as "pageCheckId"`;

/** In the transaction of what readers are to see: it is fetched as they fetch it, and compared. */
export const queuePageCheck = async (
  distributionId: number,
  occasion: Exclude<Occasion, 'test'>,
  now: Date,
): Promise<void> => {
  const added = await pageCheckAdd.maybe({ distributionId, occasion, now });
  if (added !== undefined) await enqueue('check-page', added);
};
