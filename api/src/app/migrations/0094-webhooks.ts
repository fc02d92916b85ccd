/**
 * Addresses of customers to which events of their account are sent, each message with its tries. What happened while a
 * webhook was off has no tries. `sealed_old_secret` signs beside the newer one until `old_secret_until`; `tries_before` are
 * those before it was sent again by hand.
 */
export const migration = {
  name: '0094-webhooks',
  sql: `
create table webhooks (
  webhook_id integer generated always as identity primary key,
  user_id integer not null references users (user_id) on delete cascade,
  address text not null,
  events text[] not null,
  sealed_secret text,
  sealed_old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  off_because text check (off_because in ('owner', 'failures', 'gone')),
  failures integer not null default 0,
  failing_since timestamptz,
  retry_at timestamptz,
  warned_at timestamptz,
  delivered_at timestamptz,
  unique (user_id, address)
);

create table webhook_messages (
  message_number integer generated always as identity primary key,
  message_id text not null unique default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  webhook_id integer not null references webhooks on delete cascade,
  event text not null,
  data jsonb not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  created_at timestamptz not null,
  try_at timestamptz not null,
  tries integer not null default 0,
  tries_before integer not null default 0,
  settled_at timestamptz,
  problem text
);
create index webhook_messages_pending on webhook_messages (webhook_id, try_at) where state = 'pending';
create index webhook_messages_next on webhook_messages (webhook_id, (tries - tries_before), message_number) where state = 'pending';
create index webhook_messages_failed on webhook_messages (webhook_id, message_number) where state = 'failed';
create index webhook_messages_of_webhook on webhook_messages (webhook_id, message_number);
create index webhook_messages_by_age on webhook_messages (created_at);

create table webhook_tries (
  message_number integer not null references webhook_messages on delete cascade,
  at timestamptz not null,
  status integer,
  milliseconds integer not null,
  answer text,
  problem text
);
create index webhook_tries_of_message on webhook_tries (message_number, at);
`,
};
