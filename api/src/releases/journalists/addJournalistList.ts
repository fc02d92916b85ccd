import { record } from '../../platform/audit/audit';
import { withoutTransaction } from '../../platform/call/handler';
import { inTransaction, query } from '../../platform/database/database';
import { type JournalistList, journalistListSql, orNameTaken } from './journalistListSql';

export const addJournalistList = withoutTransaction<'addJournalistList'>(async ({ body, session }) => {
  const list = await orNameTaken(() =>
    inTransaction(async () => {
      const [made] = await query<JournalistList>(
        'journalist-list-add',
        `insert into journalist_lists (category_name) values ($1) returning ${journalistListSql}`,
        [body.categoryName.trim()],
      );
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
