import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { readSavedReasons } from './savedReasonsSql';

/** As many as the list shows. */
const most = 100;

const savedReasonsFull = statement('saved-reasons-full')`
select count(*) >= :most::integer as "full!" from saved_hold_reasons
where coalesce(user_id, 0) = coalesce(:owner?::integer, 0) and text <> :text`;

const savedReasonKeep = statement('saved-reason-keep')`
insert into saved_hold_reasons (user_id, created_by, text, field, created_at)
values (:owner?, :me, :text, :field?, :now)
on conflict (coalesce(user_id, 0), text) do update set field = excluded.field
returning saved_hold_reason_id as id`;

/** The same text again changes its place alone. Throws 409 when there are too many. */
export const saveHoldReason: Handler<'saveHoldReason'> = async ({ body, session, now }) => {
  const text = body.text.trim();
  const owner = body.isForAll === true ? null : session.userId;
  if ((await savedReasonsFull.one({ most, owner, text })).full)
    throw problem(409, 'saved-reasons-full', message('saved-reasons-full', { count: most }));
  const { id } = await savedReasonKeep.one({
    owner,
    me: session.userId,
    text,
    field: body.field ?? null,
    now,
  });
  if (owner === null)
    await record({
      actor: session,
      action: 'desk.save-reason',
      subject: { type: 'holdReason', id },
      details: { text },
    });
  return { status: 200, body: await readSavedReasons(session) };
};
