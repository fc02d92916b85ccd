import { message } from '@dispatch/contract';
import { rawJson, type RawJson } from '../../platform/call/answerBody';
import { notFound, problem } from '../../platform/call/problem';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';

/** The most rows of a file that are named by their lines; the others are counted. */
export const mostRefusals = 200;

/** One that runs longer has been lost with its worker. `:now` is the present moment. */
const isRunningSql = `i.state = 'running' and i.started_at > :now::timestamptz - interval '1 hour'`;

const journalistListLockPeople = statement('journalist-list-lock-people')`
select coalesce(${isRunningSql}, false) as "running!"
       from journalist_lists l left join journalist_imports i using (journalist_list_id)
      where l.journalist_list_id = :listId for update of l`;

/** Makes other changes of the people of a list wait for this one. Throws 404 and, while a file is read, 409. */
export const lockListForPeople = async (listId: number, now: Date): Promise<void> => {
  const list = await journalistListLockPeople.maybe({ listId, now });
  if (list === undefined) throw notFound();
  if (list.running) throw problem(409, 'import-running', message('import-running'));
};

const journalistImport = statement('journalist-import')`
select json_build_object(
  'state', case when i.state is null then 'none' when i.state <> 'running' or ${isRunningSql} then i.state
                else 'failed' end,
  'startedDate', ${instantSql('i.started_at')},
  'progress', coalesce(i.progress, 0), 'added', coalesce(i.added, 0), 'known', coalesce(i.known, 0),
  'refused', coalesce(i.refused, 0), 'refusals', coalesce(i.refusals, '[]'), 'failure', i.failure
)::text as "import!"
from journalist_lists l left join journalist_imports i using (journalist_list_id)
where l.journalist_list_id = :listId`;

/** Of this list the last one, as the wire has it. Throws 404. */
export const presentImport = async (listId: number, now: Date): Promise<RawJson> => {
  const row = await journalistImport.maybe({ listId, now });
  if (row === undefined) throw notFound();
  return rawJson(row.import);
};
