import { message, stateNumbers } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound, problem } from '../../platform/call/problem';
import { query } from '../../platform/database/database';
import { lockListForPeople } from './journalistImport';
import { takePeopleOff } from './takePeopleOff';

/** Releases keep the lists that they have chosen: what one of them names, in whatever state, stays. */
export const deleteJournalistList: Handler<'deleteJournalistList'> = async ({ path, session, now }) => {
  const { listId } = path;
  await lockListForPeople(listId, now);
  const [named] = await query<{ count: number }>(
    'journalist-list-named',
    // A draft that was deleted names nothing any more; what was published does, for its mails.
    `select count(*)::integer as count from releases
      where cjl_selected @> array[$1::integer] and (state <> ${stateNumbers.Deleted} or published_at is not null)`,
    [listId],
  );
  const count = named?.count ?? 0;
  if (count > 0) throw problem(409, 'list-in-use', message('list-in-use', { count }));
  const people = await takePeopleOff(listId);
  const [list] = await query<{ name: string }>(
    'journalist-list-delete',
    'delete from journalist_lists where journalist_list_id = $1 returning category_name as name',
    [listId],
  );
  if (list === undefined) throw notFound();
  await record({
    actor: session,
    action: 'journalistList.delete',
    subject: { type: 'journalistList', id: listId },
    details: { categoryName: list.name, people },
  });
  return { status: 204 };
};
