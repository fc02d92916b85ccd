import { listReachErrors, type ReleaseContent, type RuleError, type WriteMessage } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';

/** SQL of how many people the list of this row reaches. Who unsubscribes or bounces is on no list any more. */
export const reachSql = (lists: string): string => `(select count(*)::integer from journalist_list_members m
    where m.journalist_list_id = ${lists}.journalist_list_id)`;

/** Of a list that reaches somebody it is enough to know that it does. */
const journalistListsReach = statement('journalist-lists-reach')`
select journalist_list_id as id, category_name as "categoryName",
  exists (select from journalist_list_members m where m.journalist_list_id = l.journalist_list_id)::integer as "people!"
from journalist_lists l where is_active or journalist_list_id = any(:ids)`;

/** Each list that can be chosen, and those of these ids. */
export const listsWithReach = (ids: number[] = []) => journalistListsReach.all({ ids });

/** What an unpaid release would pay for without reaching anybody. */
export const unreachedLists = async (release: ReleaseContent, write: WriteMessage): Promise<RuleError[]> => {
  const { cjl = 0, cjlSelected = [] } = release;
  if (cjl === 0 && cjlSelected.length === 0) return [];
  return listReachErrors(release, await listsWithReach(cjlSelected.map(({ id }) => id)), write);
};
