/**
 * What is published is signed, and kept in a log that is only added to. `attestations` holds what was signed and the salt under
 * which the log knows it, both null once it had to be erased; `log_index` is its place there. `log_tiles` are the tiles of
 * the log: 32 bytes for each entry on level 0, and hashes of full tiles above. `attestations_due` is what waits to be signed,
 * also by moves that the version before this one makes; `swept_to` is how far releases from before were looked through.
 */
export const migration = {
  name: '0095-attestations',
  sql: [
    `
create table signing_keys (
  key_name text primary key,
  public_key text not null unique,
  since timestamptz not null,
  until timestamptz,
  revoked_at timestamptz,
  revoked_below integer,
  check ((revoked_at is null) = (revoked_below is null))
);

create table log_head (
  only_row boolean primary key default true check (only_row),
  origin text not null,
  size integer not null,
  checkpoint text not null,
  key_name text references signing_keys,
  swept_to integer
);

create table log_tiles (
  level smallint not null,
  tile integer not null,
  hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
  primary key (level, tile)
);

create table attestations (
  log_index integer primary key,
  distribution_id integer not null references releases on delete cascade,
  version integer not null,
  status text not null check (status in ('published', 'corrected', 'withdrawn')),
  jws text,
  salt bytea,
  digest bytea not null,
  signed_at timestamptz not null,
  unique (distribution_id, version),
  check ((jws is null) = (salt is null))
);

create table attestations_due (
  due_number integer generated always as identity primary key,
  distribution_id integer not null references releases on delete cascade,
  action text not null check (action in ('publish', 'republish', 'takeDown')),
  version_number integer,
  at timestamptz not null
);
create index attestations_due_of_release on attestations_due (distribution_id);

create function attestation_is_due() returns trigger language plpgsql as $$
begin
  insert into attestations_due (distribution_id, action, version_number, at)
  values (new.distribution_id, new.action, (select max(number) from release_versions
    where distribution_id = new.distribution_id and kind in ('published', 'correction')), new.created_at);
  return null;
end $$;
`,
    `create trigger attestation_is_due after insert on release_moves for each row
  when (new.action in ('publish', 'republish', 'takeDown')) execute function attestation_is_due()`,
  ],
};
