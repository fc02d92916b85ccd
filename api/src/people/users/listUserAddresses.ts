import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';
import { targetUser } from './targetUser';

const sql = `
select ${cappedCountSql('select 1 from verified_emails where user_id = $1')} as total,
  coalesce((
    select json_agg(page) from (
      select email_id as id, email as value, verified_at is not null as "isVerified"
      from verified_emails where user_id = $1 order by email limit $2 offset $3
    ) page
  ), '[]')::text as rows`;

export const listUserAddresses: Handler<'listUserAddresses'> = async ({ query: asked }) => {
  const { userId } = await targetUser(asked.userId);
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await query<ListPage>('user-addresses', sql, [userId, limit, offset]));
};
