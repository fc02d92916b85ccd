import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound, problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { lockListForPeople } from './journalistImport';
import { takePeopleOff } from './takePeopleOff';
import { statesSql } from '../../platform/database/statesSql';

const journalistListNamed = statement(
  'journalist-list-named',
)`select count(*)::integer as "count!" from releases
      where cjl_selected @> array[:listId::integer] and (state <> ${statesSql('Deleted')} or published_at is not null)`;

const journalistListDelete = statement('journalist-list-delete')`
delete from journalist_lists where journalist_list_id = :listId returning category_name as name`;

/** Releases keep the lists that they have chosen: what one of them names, in whatever state, stays. */
export const deleteJournalistList: Handler<'deleteJournalistList'> = async ({ path, session, now }) => {
  const { listId } = path;
  await lockListForPeople(listId, now);
  const named = await journalistListNamed.maybe({ listId });
  const count = named?.count ?? 0;
  if (count > 0) throw problem(409, 'list-in-use', message('list-in-use', { count }));
  const people = await takePeopleOff(listId);
  const list = await journalistListDelete.maybe({ listId });
  if (list === undefined) throw notFound();
  await record({
    actor: session,
    action: 'journalistList.delete',
    subject: { type: 'journalistList', id: listId },
    details: { categoryName: list.name, people },
  });
  return { status: 204 };
};
