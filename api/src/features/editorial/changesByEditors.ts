import { query } from '../../database/database';
import { editorialChangesSql } from '../../models/releaseSql';

/** Whether the text differs from what its customer submitted or accepted last. The caller has locked the release. */
export const isChangedByEditors = async (distributionId: number): Promise<boolean> => {
  const [row] = await query<{ changed: boolean }>(
    'changed-by-editors',
    `select ${editorialChangesSql} is not null as changed from releases r where r.distribution_id = $1`,
    [distributionId],
  );
  return row?.changed ?? false;
};
