import { permissionTable } from '@dispatch/contract';
import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';

export const deskGroups = permissionTable['releases.review'];

const deskStaff = statement('desk-staff')`
select coalesce(json_agg(found), '[]')::text as "rows!" from (
  select user_id as "userId", left(first_name || ' ' || last_name, 101) as name, okta_login as login from users
  where group_name = any(:groups::text[]) and deleted_at is null
  order by lower(first_name), lower(last_name), user_id limit 200
) found`;

/** Who works at the desk, by name. */
export const listDeskStaff: Handler<'listDeskStaff'> = async () => ({
  status: 200,
  body: rawJson((await deskStaff.one({ groups: deskGroups })).rows),
});
