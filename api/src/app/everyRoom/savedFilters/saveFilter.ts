import { message } from '@dispatch/contract';
import type { Handler } from '../../../platform/call/handler';
import { problem, type Problem } from '../../../platform/call/problem';
import { statement } from '../../../platform/database/statement';
import { mostSavedFilters, ownFilters, readSavedFilters } from './readSavedFilters';

/** The same once more changes nothing, and is no refusal. */
const savedFilterKeep = statement('saved-filter-keep')`
insert into saved_filters as kept (user_id, kind, name, query, created_at)
select :me::integer, :kind::text, :name::text, :query::text, :now::timestamptz
where (select count(*) from saved_filters
  where user_id = :me and kind = :kind and lower(name) <> lower(:name)) < :most::integer
on conflict (user_id, kind, lower(name)) do update set name = excluded.name, query = excluded.query
where :replaces::boolean or kept.query = excluded.query`;

const savedFilterNamed = statement('saved-filter-named')`
select name from saved_filters where user_id = :me and kind = :kind and lower(name) = lower(:name)`;

/** 409 that names the filter which has this name. */
export const filterTaken = (name: string): Problem =>
  problem(409, 'saved-filter-taken', message('saved-filter-taken', { name }));

/** Throws 409 for a name that there is, unless that one is to be replaced, and when there are too many. */
export const saveFilter: Handler<'saveFilter'> = async ({ path: { kind }, body, session, now }) => {
  const own = ownFilters(kind, session);
  const { query = '', replaces = false } = body;
  const name = body.name.trim();
  const kept = await savedFilterKeep.run({ ...own, name, query, replaces, now, most: mostSavedFilters });
  if (kept === 0) {
    const taken = await savedFilterNamed.maybe({ ...own, name });
    throw taken === undefined
      ? problem(409, 'saved-filters-full', message('saved-filters-full', { count: mostSavedFilters }))
      : filterTaken(taken.name);
  }
  return readSavedFilters(own);
};
