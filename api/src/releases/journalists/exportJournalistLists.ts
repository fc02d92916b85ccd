import type { Handler } from '../../platform/call/handler';
import { likeSql, searchedFor } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { reachSql } from './listReach';

const columns = {
  id: 'Id',
  name: 'Name',
  active: 'Active',
  people: 'People',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
};

const journalistListsExport = statement('journalist-lists-export', { isPrepared: false })`
select journalist_list_id as key, journalist_list_id as id, category_name as name, is_active as active,
  ${reachSql('journalist_lists')} as people, unsubscribed, bounced
from journalist_lists
where journalist_list_id > :last::integer and (:pattern?::text is null or ${likeSql('category_name')})
order by journalist_list_id limit :limit`;

export const exportJournalistLists: Handler<'exportJournalistLists'> = (call) => {
  const asked = searchedFor(call.query.searchText);
  return csvAnswer(call, {
    name: 'journalist-lists',
    columns,
    rowsAfter: (page) => journalistListsExport.all({ ...page, ...asked }),
  });
};
