import { rawJson } from '../../../platform/call/answerBody';
import { withoutTransaction } from '../../../platform/call/handler';
import { notFound } from '../../../platform/call/problem';
import { statement } from '../../../platform/database/statement';
import { goneAfter, viewerNamesSql, viewersSql } from '../../../people/users/recordViewers';
import { recordIsThereSql, refuseOtherKinds } from './recordSeen';

/** Whoever comes back after having gone is new. */
const recordView = statement('record-view', { isBrief: true })`
with beat as (
  insert into record_viewers as kept (kind, subject_id, user_id, since, seen_at)
  select :kind, :id, :userId, :now::timestamptz, :now where ${recordIsThereSql}
  on conflict (kind, subject_id, user_id) do update set seen_at = excluded.seen_at,
    since = case when kept.seen_at > excluded.seen_at - interval '${goneAfter}' then kept.since else excluded.since end
  returning 1
)
select exists (select from beat) as "isThere!",
  ${viewerNamesSql(`${viewersSql(':kind', ':id', ':now')} and v.user_id <> :userId`)}::text as "others!"`;

/** Keeps that one looks at the record and answers who else does, in one statement. Throws 403 and 404. */
export const viewRecord = withoutTransaction<'viewRecord'>(async ({ path: { kind, id }, session, now }) => {
  refuseOtherKinds(kind, session);
  const { isThere, others } = await recordView.one({ kind, id, userId: session.userId, now });
  if (!isThere) throw notFound();
  return { status: 200, body: rawJson(others) };
});
