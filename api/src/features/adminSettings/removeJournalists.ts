import { record } from '../../audit';
import type { Handler } from '../../call/handler';
import { notFound } from '../../call/problem';
import { query } from '../../database/database';
import { lockListForPeople } from './journalistImport';
import { type JournalistList, journalistListSql } from './journalistListSql';

const sql = `
with gone as (
  delete from journalist_list_members where journalist_list_id = $1 returning journalist_id
), forgotten as (
  delete from journalists j using gone where j.journalist_id = gone.journalist_id and not exists (
    select from journalist_list_members m
     where m.journalist_id = j.journalist_id and m.journalist_list_id <> $1)
)
select count(*)::integer as people from gone`;

/** Who is on another list stays there. Mails that wait for who is forgotten are not sent. */
export const removeJournalists: Handler<'removeJournalists'> = async ({ path: { listId }, session, now }) => {
  await lockListForPeople(listId, now);
  const [gone] = await query<{ people: number }>('journalists-remove', sql, [listId]);
  await query('journalist-import-forget', 'delete from journalist_imports where journalist_list_id = $1', [
    listId,
  ]);
  await record({
    actor: session,
    action: 'journalistList.empty',
    subject: { type: 'journalistList', id: listId },
    details: { people: gone?.people ?? 0 },
  });
  const [list] = await query<JournalistList>(
    'journalist-list-read',
    `select ${journalistListSql} from journalist_lists where journalist_list_id = $1`,
    [listId],
  );
  if (list === undefined) throw notFound();
  return { status: 200, body: list };
};
