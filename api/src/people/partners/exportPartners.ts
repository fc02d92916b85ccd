import type { Handler } from '../../platform/call/handler';
import { searchedFor } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { discountSql, partnerMatch, usersSql } from './listPartners';

const columns = { id: 'Id', name: 'Name', slug: 'Slug', users: 'Users', discount: 'Discount (%)' };

const partnersExport = statement('partners-export', { isPrepared: false })`
select partner_id as key, partner_id as id, name, slug, ${usersSql} as users, ${discountSql} as discount
from partners page
where partner_id > :last::integer and (:pattern?::text is null or ${partnerMatch})
order by partner_id limit :limit`;

export const exportPartners: Handler<'exportPartners'> = (call) => {
  const asked = searchedFor(call.query.searchText);
  return csvAnswer(call, {
    name: 'partners',
    columns,
    rowsAfter: (page) => partnersExport.all({ ...page, ...asked }),
  });
};
