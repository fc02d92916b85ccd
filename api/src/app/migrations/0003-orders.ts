/**
 * Orders, the payments behind them, and the remembered answers of paying calls. Amounts are US cents.
 *
 * A payment is live from its first row until the provider says that its intent is captured or canceled. A release has
 * at most one live payment: two intents of one release can therefore never both be captured. `quote` is what was
 * priced when the intent was made; the order is made of it.
 */
export const migration = {
  name: '0003-orders',
  sql: `
create sequence order_number as integer start with 100001;

create table orders (
  order_id integer primary key default nextval('order_number'),
  order_number integer not null unique generated always as (order_id) stored,
  user_id integer not null references users,
  distribution_id integer not null references releases,
  purpose text not null check (purpose in ('release')),
  subtotal_cents integer not null check (subtotal_cents >= 0),
  discount_cents integer not null check (discount_cents >= 0),
  total_cents integer not null check (total_cents >= 0 and total_cents = subtotal_cents - discount_cents),
  created_date timestamptz not null,
  receipt_sent_at timestamptz
);
alter sequence order_number owned by orders.order_id;
create unique index orders_one_for_release on orders (distribution_id) where purpose = 'release';
create index orders_of_release on orders (distribution_id, order_id);
create index orders_of_user on orders (user_id, order_id);

create table order_line_items (
  order_id integer not null references orders,
  position smallint not null,
  type text not null
    check (type in ('package', 'cjl', 'socialmedia', 'priority', 'bundle', 'universalCoupon', 'userCoupon')),
  description text not null,
  quantity integer not null check (quantity > 0),
  amount_cents integer not null,
  primary key (order_id, position)
);

create table payments (
  payment_id integer generated always as identity primary key,
  reference uuid not null unique default gen_random_uuid(),
  order_id integer references orders,
  user_id integer not null references users,
  distribution_id integer not null references releases,
  purpose text not null check (purpose in ('release')),
  provider text not null,
  intent_id text unique,
  charge_id text unique,
  amount_cents integer not null check (amount_cents > 0),
  quote jsonb not null,
  state text not null default 'preparing'
    check (state in ('preparing', 'authorised', 'capturing', 'captured', 'canceling', 'canceled', 'failed')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'captured') = (order_id is not null)),
  check (state not in ('authorised', 'capturing', 'captured') or intent_id is not null)
);
create unique index payments_one_live on payments (distribution_id, purpose)
  where state in ('preparing', 'authorised', 'capturing', 'canceling');
create unique index payments_one_captured on payments (distribution_id)
  where state = 'captured' and purpose = 'release';
create index payments_unsettled on payments (updated_at)
  where state in ('preparing', 'authorised', 'capturing', 'canceling');
create index payments_of_order on payments (order_id);

alter table releases add constraint releases_first_order foreign key (first_order_id) references orders;

create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  operation_id text not null,
  key text not null check (length(key) <= 100),
  body_hash bytea not null,
  state text not null check (state in ('running', 'done')),
  runner bigint not null,
  started_at timestamptz not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, operation_id, key),
  check ((state = 'done') = (status is not null))
);
create index idempotency_keys_age on idempotency_keys (created_at);
`,
};
