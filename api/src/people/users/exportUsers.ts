import type { Handler } from '../../platform/call/handler';
import { searchOf } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { instantSql } from '../../platform/database/instantSql';
import { userWordsSql } from './userSql';

const columns = {
  id: 'Id',
  oktaLogin: 'Login',
  email: 'Email',
  group: 'Group',
  firstName: 'First name',
  lastName: 'Last name',
  organization: 'Organization',
  createdDate: 'Created (UTC)',
};

const sql = `
select user_id as key, user_id as id, okta_login as "oktaLogin", email, group_name as "group",
  first_name as "firstName", last_name as "lastName", organization, ${instantSql('created_date')} as "createdDate"
from users
where user_id > $1::integer and deleted_at is null and ($3::text is null or ${userWordsSql} ilike $3)
order by user_id limit $2`;

export const exportUsers: Handler<'exportUsers'> = (call) => {
  const search = searchOf(call.query.userSearchToken);
  return csvAnswer(call, { name: 'users', columns, sql, values: [search?.pattern ?? null] });
};
