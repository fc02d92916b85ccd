import type { Handler } from '../../platform/call/handler';
import { likeSql, searchedFor } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { instantSql } from '../../platform/database/instantSql';
import { userFiltersOf } from './searchUsers';
import { userFilters } from './searchUsersSql';
import { userWordsSql } from './userSql';

const columns = {
  id: 'Id',
  oktaLogin: 'Login',
  email: 'Email',
  group: 'Group',
  firstName: 'First name',
  lastName: 'Last name',
  organization: 'Organization',
  verified: 'Verified',
  lastSeenDay: 'Last seen (UTC)',
  createdDate: 'Created (UTC)',
};

const usersExport = statement('users-export', { isPrepared: false })`
select user_id as key, user_id as id, okta_login as "oktaLogin", email, group_name as "group",
  first_name as "firstName", last_name as "lastName", organization,
  case when activated_at is null then 'No' else 'Yes' end as verified, last_seen_on::text as "lastSeenDay", ${instantSql('created_date')} as "createdDate"
from users
where user_id > :last::integer and deleted_at is null and ${userFilters} and (:pattern?::text is null or ${likeSql(userWordsSql)})
order by user_id limit :limit`;

export const exportUsers: Handler<'exportUsers'> = (call) => {
  const asked = { ...searchedFor(call.query.userSearchToken), ...userFiltersOf(call.query) };
  return csvAnswer(call, {
    name: 'users',
    columns,
    rowsAfter: (page) => usersExport.all({ ...page, ...asked }),
  });
};
