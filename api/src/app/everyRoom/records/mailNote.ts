import { mayReadRecord, type RecordKind, screenAddress, isGroup } from '@dispatch/contract';
import { statement } from '../../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../../platform/jobs/job';
import { composeMail } from '../../../platform/mail/mailLayout';
import { mailOnce } from '../../../platform/mail/mailOnce';
import { staffNameSql } from '../../../people/users/userSql';

/** Once for each who is mentioned in the note or in its talk, or has written there; its author knows it. */
const noteToMail = statement('note-to-mail')`
select n.kind, n.subject_id as id, n.body, ${staffNameSql('author')} as "author!", u.user_id, u.email, u.first_name,
  u.group_name, u.user_id = any(n.mentioned) as "isMentioned!",
  case n.kind when 'release' then (select 'REL-' || prweb_press_release_id || ' (' || left(btrim(headline), 100) || ')'
      from releases where distribution_id = n.subject_id)
    when 'order' then 'order ' || n.subject_id
    else 'user ' || (select okta_login from users where user_id = n.subject_id) end as "record!"
from record_notes n
join users author on author.user_id = n.author_id
join users u on u.user_id = any(n.mentioned) or u.user_id = any(array(
  select unnest(t.author_id || t.mentioned) from record_notes t
   where n.answers is not null and (t.note_id = n.answers or t.answers = n.answers)))
where n.note_id = :noteId and n.withdrawn_at is null and u.user_id <> n.author_id and u.deleted_at is null`;

const addresses: Record<RecordKind, (id: number) => string> = {
  user: (id) => screenAddress('user', { id }),
  order: (id) => screenAddress('adminOrder', { id }),
  release: (id) => screenAddress('review', { id }),
};

/** Tells staff of a note that names or answers them, with its text. Who does not see such records any more hears nothing. */
const mailNote: JobHandler<{ noteId: number }> = async ({ noteId }, context) => {
  const failures: unknown[] = [];
  for (const row of await noteToMail.all({ noteId })) {
    if (!isGroup(row.group_name) || !mayReadRecord(row.group_name, row.kind)) continue;
    const does = row.isMentioned ? 'mentions you in a note about' : 'has answered in a talk about';
    const mail = composeMail(context.config, {
      to: row.email,
      subject: `${row.author} ${does} ${row.record}`,
      title: `${row.author} ${does} ${row.record}`,
      paragraphs: [`Hello ${row.first_name},`, ...row.body.split(/\n+/)],
      action: {
        label: 'Read and answer it',
        url: `${context.config.publicUrl}${addresses[row.kind](row.id)}#timeline`,
      },
      closing: ['Notes are for the staff. Customers never see them.'],
    });
    await mailOnce(context, `note-${noteId}-${row.user_id}`, mail).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Mails about a note could not be sent.');
};

export const mailNoteJob = {
  handler: mailNote,
  title: 'Mail staff who are mentioned in a note',
  ...mailing,
} as const satisfies JobPlan;
