import type { Handler } from '../../platform/call/handler';
import { searchOf } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { discountSql, usersSql } from './listPartners';

const columns = { id: 'Id', name: 'Name', slug: 'Slug', users: 'Users', discount: 'Discount (%)' };

const sql = `
select partner_id as key, partner_id as id, name, slug, ${usersSql} as users, ${discountSql} as discount
from partners page
where partner_id > $1::integer and ($3::text is null or (name || ' ' || slug) ilike $3)
order by partner_id limit $2`;

export const exportPartners: Handler<'exportPartners'> = (call) => {
  const search = searchOf(call.query.searchText);
  return csvAnswer(call, { name: 'partners', columns, sql, values: [search?.pattern ?? null] });
};
