import { ruleMessage } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { inputProblem, notFound } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { changesOf } from '../../platform/settings/change';
import { type JournalistList, journalistListSql, orNameTaken } from './journalistListSql';

type Saving = Call<'saveJournalistList'>;

/** What is left out stays; a name of spaces is not left out. */
const refuseBlankName = ({ body: { categoryName } }: Saving): void => {
  if (categoryName?.trim() !== '') return;
  const message = ruleMessage('JournalistListChange', 'categoryName', 'minLength');
  throw inputProblem([{ pointer: '/categoryName', rule: 'minLength', message }]);
};

const journalistListLock = statement('journalist-list-lock')`
select ${journalistListSql} from journalist_lists where journalist_list_id = :listId for update`;

const journalistListSave = statement('journalist-list-save')`
update journalist_lists set category_name = coalesce(:categoryName?, category_name), is_active = coalesce(:isActive?, is_active)
      where journalist_list_id = :listId returning ${journalistListSql}`;

const save = async ({ path, body, session }: Saving): Promise<JournalistList> => {
  const before = await journalistListLock.maybe({ listId: path.listId });
  if (before === undefined) throw notFound();
  const after = await journalistListSave.maybe({
    listId: path.listId,
    categoryName: body.categoryName?.trim() ?? null,
    isActive: body.isActive ?? null,
  });
  if (after === undefined) throw notFound();
  await record({
    actor: session,
    action: 'journalistList.save',
    subject: { type: 'journalistList', id: path.listId },
    details: changesOf(before, after),
  });
  return after;
};

/** Releases name a list by its id: those that have chosen it keep it, under its new name. */
export const saveJournalistList = withoutTransaction<'saveJournalistList'>(async (call) => {
  refuseBlankName(call);
  return { status: 200, body: await orNameTaken(() => inTransaction(() => save(call))) };
});
