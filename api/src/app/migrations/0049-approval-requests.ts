/**
 * What staff gives, refunds or discounts. What needs a second person waits as 'requested' with the body of its call and
 * does not exist before somebody confirms it; what needed none is 'exempt', and tells how much somebody has given of
 * late. `subject_id` is what it changes or has made: a coupon, or the order of a bundle. A null `user_id` is everybody.
 *
 * `makers` of a universal coupon are those who have made, raised or confirmed it: they cannot use it.
 */
export const migration = {
  name: '0049-approval-requests',
  sql: `
create table approval_requests (
  approval_request_id integer generated always as identity primary key,
  kind text not null check (kind in ('coupon', 'universalCoupon', 'gift', 'lots', 'bundleRefund')),
  body jsonb not null,
  user_id integer references users,
  subject_id integer,
  what text not null check (length(what) between 1 and 500),
  reason text not null default '' check (length(reason) <= 1024),
  worth_cents bigint check (worth_cents >= 0),
  percent numeric(7, 4) check (percent > 0 and percent < 100),
  state text not null check (state in ('exempt', 'requested', 'confirmed', 'declined', 'withdrawn')),
  asked_by integer not null references users,
  asked_at timestamptz not null,
  decided_by integer references users,
  decided_at timestamptz,
  decision_note text not null default '' check (length(decision_note) <= 1024),
  check (state in ('exempt', 'requested') = (decided_at is null))
);
create index approval_requests_by_state on approval_requests (state, approval_request_id);
create index approval_requests_of_user on approval_requests (user_id, approval_request_id);
create index approval_requests_of_asker on approval_requests (asked_by, asked_at);

alter table universal_coupons add column makers integer[] not null default '{}';
`,
};
