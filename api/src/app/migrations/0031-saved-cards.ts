/**
 * Cards that a provider keeps because their owner asked for it, and what is renewed with them every year.
 *
 * `payment_customers` has the account at the provider under which it keeps somebody's cards. A payment names the kept
 * card that it takes, or has made the provider keep; `keeps_card` is the wish before that.
 *
 * A subscription counts its years from `started_at`. `due_at` is the next renewal; `notice_at` and `notice_cents` are
 * when its owner was told of it and at which price. `failed_payment_id` is the last payment that was counted as a
 * failed attempt. A payment that renews names the subscription and the due date: the database lets
 * one alone of each be under way or captured.
 */
export const migration = {
  name: '0031-saved-cards',
  sql: `
create table payment_customers (
  user_id integer not null references users,
  provider text not null check (provider in ('stripe', 'authorizenet')),
  customer_id text not null check (length(customer_id) between 1 and 255),
  primary key (user_id, provider)
);

create table payment_methods (
  payment_method_id integer generated always as identity primary key,
  user_id integer not null references users,
  provider text not null check (provider in ('stripe', 'authorizenet')),
  method_id text not null check (length(method_id) between 1 and 255),
  brand text not null check (length(brand) between 1 and 40),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null check (expiry_year between 2000 and 2099),
  saved_at timestamptz not null,
  unique (provider, method_id)
);
create index payment_methods_of_user on payment_methods (user_id, payment_method_id desc);

create table subscriptions (
  subscription_id integer generated always as identity primary key,
  user_id integer not null references users,
  order_id integer not null references orders,
  payment_method_id integer references payment_methods on delete set null,
  name text not null check (length(name) between 1 and 100),
  contents jsonb not null,
  terms_id integer not null references terms,
  agreed_at timestamptz not null,
  started_at timestamptz not null,
  due_at timestamptz not null,
  notice_at timestamptz,
  notice_cents integer check (notice_cents >= 0),
  failed_attempts smallint not null default 0 check (failed_attempts >= 0),
  failed_payment_id integer references payments,
  next_attempt_at timestamptz,
  ended_at timestamptz,
  check (ended_at is not null or payment_method_id is not null)
);
create unique index subscriptions_one_of_order on subscriptions (order_id) where ended_at is null;
create index subscriptions_of_user on subscriptions (user_id, subscription_id desc);
create index subscriptions_of_method on subscriptions (payment_method_id);
create index subscriptions_due on subscriptions (due_at) where ended_at is null;

alter table payments
  add column keeps_card boolean not null default false,
  add column payment_method_id integer references payment_methods on delete set null,
  add column subscription_id integer references subscriptions,
  add column renews_at timestamptz,
  add constraint payments_renewal_check check ((subscription_id is null) = (renews_at is null));
create unique index payments_one_renewal on payments (subscription_id, renews_at)
  where subscription_id is not null and state not in ('canceled', 'failed');
drop index payments_one_live_bundle;
create unique index payments_one_live_bundle on payments (user_id)
  where purpose = 'bundle' and subscription_id is null
    and state in ('preparing', 'authorised', 'capturing', 'canceling');
create index payments_of_method on payments (payment_method_id) where payment_method_id is not null;
`,
};
