import { query } from '../../platform/database/database';
import { unagreedChangesSql } from '../lifecycle/releaseSql';

/** Whether the text differs from what its customer submitted or accepted last. The caller has locked the release. */
export const isChanged = async (distributionId: number): Promise<boolean> => {
  const [row] = await query<{ changed: boolean }>(
    'unagreed-changes',
    `select ${unagreedChangesSql} is not null as changed from releases r where r.distribution_id = $1`,
    [distributionId],
  );
  return row?.changed ?? false;
};
