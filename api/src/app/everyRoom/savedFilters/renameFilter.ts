import type { Handler } from '../../../platform/call/handler';
import { notFound } from '../../../platform/call/problem';
import { isUniqueViolation } from '../../../platform/database/sqlState';
import { statement } from '../../../platform/database/statement';
import { ownFilters, readSavedFilters } from './readSavedFilters';
import { filterTaken } from './saveFilter';

const savedFilterRename = statement('saved-filter-rename')`
update saved_filters set name = :name where saved_filter_id = :id and user_id = :me and kind = :kind`;

/** Throws 404 for one of somebody else, and 409 when another one has this name. */
export const renameFilter: Handler<'renameFilter'> = async ({ path: { kind, id }, body, session }) => {
  const own = ownFilters(kind, session);
  const name = body.name.trim();
  try {
    if ((await savedFilterRename.run({ ...own, id, name })) === 0) throw notFound();
  } catch (error) {
    throw isUniqueViolation(error) ? filterTaken(name) : error;
  }
  return readSavedFilters(own);
};
