import { message } from '@dispatch/contract';
import { query } from '../../database/database';
import type { Handler } from '../../http/handler';
import { problem } from '../../http/problem';
import { rawJson } from '../../http/rawJson';

/** The profile of the signed-in user. */
export const getMe: Handler<'getMe'> = async ({ session }) => {
  const [row] = await query<{ profile: string }>(
    'me-get',
    `select json_build_object(
              'id', user_id, 'firstName', first_name, 'lastName', last_name, 'oktaLogin', okta_login,
              'email', email, 'organization', organization, 'address1', address1, 'address2', address2,
              'city', city, 'state', state, 'zip', zip, 'country', country, 'phone', phone,
              'createdDate', to_char(created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'partnerId', partner_id, 'group', group_name)::text as profile
       from users where user_id = $1`,
    [session.userId],
  );
  if (row === undefined) throw problem(404, 'user-missing', message('user-missing'));
  return { status: 200, body: rawJson(row.profile) };
};
