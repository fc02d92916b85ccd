import { statement } from '../../platform/database/statement';
import { unagreedChangesSql } from '../lifecycle/releaseSql';

const unagreedChanges = statement('unagreed-changes')`
select ${unagreedChangesSql} is not null as "changed!" from releases r where r.distribution_id = :distributionId`;

/** Whether the text differs from what its customer submitted or accepted last. The caller has locked the release. */
export const isChanged = async (distributionId: number): Promise<boolean> => {
  const row = await unagreedChanges.maybe({ distributionId });
  return row?.changed ?? false;
};
