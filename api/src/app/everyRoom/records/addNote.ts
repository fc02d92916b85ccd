import { message } from '@dispatch/contract';
import { record } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/call/handler';
import { inputProblem, notFound } from '../../../platform/call/problem';
import { statement } from '../../../platform/database/statement';
import { enqueue } from '../../../platform/jobs/queue';
import { groupsThatSee } from './listColleagues';
import { readNote } from './readNote';
import { refuseOtherRecords } from './recordSeen';

const mentionable = statement('mentionable')`
select count(*)::integer as "found!" from users
 where user_id = any(:mentioned::integer[]) and group_name = any(:groups::text[]) and deleted_at is null`;

/** The first note of the talk that a note of the same record belongs to. */
const talkOf = statement('talk-of')`
select coalesce(answers, note_id) as "first!" from record_notes
 where note_id = :noteId and kind = :kind and subject_id = :id`;

const noteAdd = statement('note-add')`
insert into record_notes (kind, subject_id, author_id, answers, body, mentioned, written_at)
values (:kind, :id, :userId, :answers?, :body, :mentioned::integer[], :now) returning note_id as id`;

/** Keeps a note about a record, and has those told who are mentioned or in its talk. Throws 400, 403 and 404. */
export const addNote: Handler<'addNote'> = async ({ path: { kind, id }, body, session, now }) => {
  await refuseOtherRecords({ kind, id }, session);
  const mentioned = [...new Set(body.mentioned ?? [])];
  const { found } = await mentionable.one({ mentioned, groups: groupsThatSee(kind) });
  if (found !== mentioned.length)
    throw inputProblem([{ pointer: '/mentioned', rule: 'oneOf', message: message('note-mentions') }]);
  const answered = body.answers ?? null;
  const talk = answered === null ? null : await talkOf.maybe({ noteId: answered, kind, id });
  if (talk === undefined) throw notFound();
  const note = await noteAdd.one({
    kind,
    id,
    userId: session.userId,
    answers: talk?.first ?? null,
    body: body.text.trim(),
    mentioned,
    now,
  });
  await record({
    actor: session,
    action: 'note.add',
    subject: { type: kind, id },
    details: { noteId: note.id },
  });
  await enqueue('mail-note', { noteId: note.id });
  return { status: 201, body: await readNote(note.id, session) };
};
