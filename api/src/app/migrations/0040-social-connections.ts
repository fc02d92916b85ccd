/**
 * Connecting an account of a social network. `tokens` is what the network gave for it, sealed (sealing.ts); null where
 * it was connected without. An authorization waits for the answer of the network: its state is kept as a hash, is of
 * one session, and is deleted by its first use.
 */
export const migration = {
  name: '0040-social-connections',
  sql: `
alter table social_accounts add column tokens text check (length(tokens) <= 20000);

create table social_authorizations (
  state_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  network text not null check (network in ('Twitter', 'LinkedIn', 'Facebook')),
  code_verifier text not null check (length(code_verifier) between 43 and 128),
  callback_url text not null check (length(callback_url) <= 300),
  created_at timestamptz not null,
  unique (session_id, network)
);
`,
};
