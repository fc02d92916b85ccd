import { record } from '../../platform/audit/audit';
import { withoutTransaction } from '../../platform/call/handler';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { journalistListSql, orNameTaken } from './journalistListSql';

const journalistListAdd = statement('journalist-list-add')`
insert into journalist_lists (category_name) values (:categoryName) returning ${journalistListSql}`;

export const addJournalistList = withoutTransaction<'addJournalistList'>(async ({ body, session }) => {
  const list = await orNameTaken(() =>
    inTransaction(async () => {
      const made = await journalistListAdd.maybe({ categoryName: body.categoryName.trim() });
      if (made === undefined) throw new Error('The list was not stored.');
      await record({
        actor: session,
        action: 'journalistList.add',
        subject: { type: 'journalistList', id: made.cisionJournalistListId },
        details: { categoryName: made.categoryName },
      });
      return made;
    }),
  );
  return { status: 201, body: list };
});
