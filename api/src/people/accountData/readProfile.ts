import { message } from '@dispatch/contract';
import { rawJson, type RawJson } from '../../platform/call/answerBody';
import { problem } from '../../platform/call/problem';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';

const profileRead = statement('profile-read')`select json_build_object(
              'id', user_id, 'firstName', first_name, 'lastName', last_name, 'oktaLogin', okta_login,
              'email', email, 'organization', organization, 'address1', address1, 'address2', address2,
              'city', city, 'state', state, 'zip', zip, 'country', country, 'phone', phone,
              'createdDate', ${instantSql('created_date')},
              'partnerId', partner_id, 'group', group_name)::text as "profile!"
       from users where user_id = :userId and deleted_at is null`;

export const readProfile = async (userId: number): Promise<RawJson> => {
  const row = await profileRead.maybe({ userId });
  if (row === undefined) throw problem(404, 'user-missing', message('user-missing'));
  return rawJson(row.profile);
};
