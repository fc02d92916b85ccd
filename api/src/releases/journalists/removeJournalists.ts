import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { lockListForPeople } from './journalistImport';
import { journalistListSql } from './journalistListSql';
import { takePeopleOff } from './takePeopleOff';

const journalistListRead = statement('journalist-list-read')`
select ${journalistListSql} from journalist_lists where journalist_list_id = :listId`;

export const removeJournalists: Handler<'removeJournalists'> = async ({ path: { listId }, session, now }) => {
  await lockListForPeople(listId, now);
  const people = await takePeopleOff(listId);
  await record({
    actor: session,
    action: 'journalistList.empty',
    subject: { type: 'journalistList', id: listId },
    details: { people },
  });
  const list = await journalistListRead.maybe({ listId });
  if (list === undefined) throw notFound();
  return { status: 200, body: list };
};
