import { groups, mayReadRecord, type RecordKind } from '@dispatch/contract';
import { rawJson } from '../../../platform/call/answerBody';
import type { Handler } from '../../../platform/call/handler';
import { statement } from '../../../platform/database/statement';
import { staffNameSql } from '../../../people/users/userSql';
import { refuseOtherKinds } from './recordSeen';

/** The groups that see records of a kind, as a parameter of SQL. */
export const groupsThatSee = (kind: RecordKind) => groups.filter((group) => mayReadRecord(group, kind));

const colleagues = statement('colleagues')`
select coalesce(json_agg(found order by lower(found.name), found."userId"), '[]')::text as "list!" from (
  select u.user_id as "userId", ${staffNameSql('u')} as name from users u
   where u.group_name = any(:groups::text[]) and u.deleted_at is null and u.user_id <> :userId
   order by u.user_id limit 500
) found`;

/** Who of the staff can be mentioned in a note about a record of this kind. Throws 403. */
export const listColleagues: Handler<'listColleagues'> = async ({ path: { kind }, session }) => {
  refuseOtherKinds(kind, session);
  const { list } = await colleagues.one({ groups: groupsThatSee(kind), userId: session.userId });
  return { status: 200, body: rawJson(list) };
};
