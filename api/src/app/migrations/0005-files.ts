/**
 * Uploaded files. The row is there before the bytes are (`stored_at` says that they have come) and after they are
 * gone (`removing_at`), so that no bytes are ever kept of which no row tells. `kept_until` is null while something
 * uses the file; `file_uses` says what.
 */
export const migration = {
  name: '0005-files',
  sql: `
create table files (
  file_id integer generated always as identity primary key,
  upload_key text not null unique,
  user_id integer not null references users,
  name text not null check (length(name) between 1 and 255),
  media_type text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/gif')),
  bytes integer not null check (bytes between 1 and 10485760),
  digest bytea not null,
  storage_key text not null unique,
  width integer check (width > 0),
  height integer check (height > 0),
  preview text check (length(preview) <= 400000),
  created_at timestamptz not null,
  stored_at timestamptz,
  kept_until timestamptz,
  removing_at timestamptz,
  check ((media_type = 'application/pdf') = (width is null) and (width is null) = (height is null)),
  check (removing_at is null or kept_until is not null)
);
create index files_of_user on files (user_id, file_id);
create index files_by_end on files (kept_until) where kept_until is not null;

create table file_uses (
  file_id integer not null references files on delete cascade,
  used_by text not null check (used_by in ('release', 'partner')),
  used_by_id integer not null,
  primary key (file_id, used_by, used_by_id)
);
create index file_uses_by_user on file_uses (used_by, used_by_id);
`,
};
