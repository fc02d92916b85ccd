/** Reasons that staff hold releases for again and again, each with the text of a release that it is about. A null `user_id` is everybody at the desk. */
export const migration = {
  name: '0061-saved-hold-reasons',
  sql: `
create table saved_hold_reasons (
  saved_hold_reason_id integer generated always as identity primary key,
  user_id integer references users,
  created_by integer not null references users,
  text text not null check (length(text) between 1 and 500),
  field text check (length(field) between 1 and 40),
  created_at timestamptz not null
);
create unique index saved_hold_reasons_by_text on saved_hold_reasons (coalesce(user_id, 0), text);
`,
};
