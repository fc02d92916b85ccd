import type { Handler } from '../../platform/call/handler';
import { searchOf } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { reachSql } from './listReach';

const columns = {
  id: 'Id',
  name: 'Name',
  active: 'Active',
  people: 'People',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
};

const sql = `
select journalist_list_id as key, journalist_list_id as id, category_name as name, is_active as active,
  ${reachSql('journalist_lists')} as people, unsubscribed, bounced
from journalist_lists
where journalist_list_id > $1::integer and ($3::text is null or category_name ilike $3)
order by journalist_list_id limit $2`;

export const exportJournalistLists: Handler<'exportJournalistLists'> = (call) => {
  const pattern = searchOf(call.query.searchText)?.pattern ?? null;
  return csvAnswer(call, { name: 'journalist-lists', columns, sql, values: [pattern] });
};
