import type { Handler } from '../../platform/call/handler';
import { searchOf } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
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

const sql = `
select r.distribution_id as key, r.prweb_press_release_id as number, r.headline, u.okta_login as login,
  u.first_name || ' ' || u.last_name as customer, u.organization, r.package,
  ${statusDescriptionSql('r.state')} as status, ${instantSql('r.submitted_date')} as "submittedDate",
  ${instantSql('r.release_date')} as "releaseDate"
from releases r join users u on u.user_id = r.user_id
where r.distribution_id > $1::integer and r.state = any($3::smallint[]) and ($4::text is null
  or r.headline ilike $4 or r.prweb_press_release_id = $5::integer or ${userWordsSql} ilike $4)
order by r.distribution_id limit $2`;

export const exportQueue: Handler<'exportQueue'> = (call) => {
  const search = searchOf(call.query.searchText);
  return csvAnswer(call, {
    name: 'releases',
    columns,
    sql,
    values: [askedStates(call.query), search?.pattern ?? null, search?.number ?? null],
  });
};
