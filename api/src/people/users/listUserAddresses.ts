import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { targetUser } from './targetUser';

const userAddresses = statement('user-addresses')`
select ${cappedCountSql('select 1 from verified_emails where user_id = :userId')} as "total!",
  ${pageRowsSql(`
    select email_id as id, email as value, verified_at is not null as "isVerified"
    from verified_emails where user_id = :userId order by email limit :limit offset :offset`)} as "rows!"`;

export const listUserAddresses: Handler<'listUserAddresses'> = async ({ query: asked }) => {
  const { userId } = await targetUser(asked.userId);
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await userAddresses.all({ userId, limit, offset }));
};
