import type { Handler } from '../../../platform/call/handler';
import { notFound } from '../../../platform/call/problem';
import { statement } from '../../../platform/database/statement';
import { ownFilters, readSavedFilters } from './readSavedFilters';

const savedFilterDelete = statement('saved-filter-delete')`
delete from saved_filters where saved_filter_id = :id and user_id = :me and kind = :kind`;

/** Throws 404 for one of somebody else. */
export const deleteFilter: Handler<'deleteFilter'> = async ({ path: { kind, id }, session }) => {
  const own = ownFilters(kind, session);
  if ((await savedFilterDelete.run({ ...own, id })) === 0) throw notFound();
  return readSavedFilters(own);
};
