import { mayCallForRecord } from '@dispatch/contract';
import { record } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/call/handler';
import { notFound } from '../../../platform/call/problem';
import { statement } from '../../../platform/database/statement';
import { readNote } from './readNote';

const noteToWithdraw = statement('note-to-withdraw')`
select kind, subject_id as id, author_id, withdrawn_at is not null as "isWithdrawn!"
from record_notes where note_id = :noteId for update`;

const noteWithdraw = statement('note-withdraw')`
update record_notes set body = '', mentioned = '{}', withdrawn_at = :now, withdrawn_by = :userId where note_id = :noteId`;

/** Takes a note back: one's own, or as ADMIN anybody's. What is taken back already stays so. Throws 404. */
export const withdrawNote: Handler<'withdrawNote'> = async ({ path: { id: noteId }, session, now }) => {
  const note = await noteToWithdraw.maybe({ noteId });
  const { userId, group } = session;
  if (note === undefined || !mayCallForRecord(session, note.kind)) throw notFound();
  if (note.author_id !== userId && group !== 'ADMIN') throw notFound();
  if (!note.isWithdrawn) {
    await noteWithdraw.run({ noteId, now, userId });
    await record({
      actor: session,
      action: 'note.withdraw',
      subject: { type: note.kind, id: note.id },
      details: { noteId },
    });
  }
  return { status: 200, body: await readNote(noteId, session) };
};
