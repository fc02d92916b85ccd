/**
 * What staff share about a user, an order or a release (`kind`, `subject_id`): who looks at it, by whom each page in view
 * says so again every 20 seconds (unlogged: a crash forgets it, and the next beat knows it again); and what they note. A
 * note that `answers` another belongs to the first of its talk. One that was taken back has lost its text.
 *
 * `kept_mails` is what customers were told by mail, as text: to whom (`user_id`) and about what. What was sent before is
 * not in it.
 */
export const migration = {
  name: '0059-staff-records',
  sql: `
create unlogged table record_viewers (
  kind text not null check (kind in ('user', 'order', 'release')),
  subject_id integer not null,
  user_id integer not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (kind, subject_id, user_id)
) with (fillfactor = 70);

create table record_notes (
  note_id integer generated always as identity primary key,
  kind text not null check (kind in ('user', 'order', 'release')),
  subject_id integer not null,
  author_id integer not null references users,
  answers integer references record_notes,
  body text not null check (length(body) <= 4000),
  mentioned integer[] not null default '{}' check (cardinality(mentioned) <= 20),
  written_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by integer references users,
  check ((withdrawn_at is null) or body = ''),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index record_notes_of_subject on record_notes (kind, subject_id, written_at, note_id);
create index record_notes_of_author on record_notes (author_id, note_id);
create index record_notes_of_talk on record_notes (answers) where answers is not null;

create table kept_mails (
  mail_id integer generated always as identity primary key,
  sent_at timestamptz not null,
  user_id integer not null references users,
  order_id integer references orders,
  distribution_id integer references releases,
  address text not null check (length(address) between 1 and 320),
  subject text not null check (length(subject) <= 400),
  body text not null check (length(body) <= 20000)
);
create index kept_mails_of_user on kept_mails (user_id, sent_at, mail_id);
create index kept_mails_of_order on kept_mails (order_id, sent_at, mail_id) where order_id is not null;
create index kept_mails_of_release on kept_mails (distribution_id, sent_at, mail_id) where distribution_id is not null;
create index kept_mails_by_time on kept_mails (sent_at);
`,
};
