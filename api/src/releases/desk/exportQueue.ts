import type { Handler } from '../../platform/call/handler';
import { likeSql, searchedFor } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { statusDescriptionSql } from '../lifecycle/releaseSql';
import { instantSql } from '../../platform/database/instantSql';
import { userWordsSql } from '../../people/users/userSql';
import { askedStates } from './listEditorialQueue';

const columns = {
  number: 'PRID',
  headline: 'Headline',
  login: 'Login',
  customer: 'Customer',
  organization: 'Organization',
  package: 'Package',
  status: 'Status',
  submittedDate: 'Submitted (UTC)',
  releaseDate: 'Release date (UTC)',
};

const queueExport = statement('queue-export', { isPrepared: false })`
select r.distribution_id as key, r.prweb_press_release_id as number, r.headline, u.okta_login as login,
  u.first_name || ' ' || u.last_name as customer, u.organization, r.package,
  ${statusDescriptionSql('r.state')} as status, ${instantSql('r.submitted_date')} as "submittedDate",
  ${instantSql('r.release_date')} as "releaseDate"
from releases r join users u on u.user_id = r.user_id
where r.distribution_id > :last::integer and r.state = any(:states::smallint[]) and (:pattern?::text is null
  or ${likeSql('r.headline')} or r.prweb_press_release_id = :number?::integer or ${likeSql(userWordsSql)})
order by r.distribution_id limit :limit`;

export const exportQueue: Handler<'exportQueue'> = (call) => {
  const asked = { states: askedStates(call.query), ...searchedFor(call.query.searchText) };
  return csvAnswer(call, {
    name: 'releases',
    columns,
    rowsAfter: (page) => queueExport.all({ ...page, ...asked }),
  });
};
