/**
 * What differs between our books and those of the card provider, since when it was first seen. `seen_at` is the
 * comparison that has seen it last: what one does not see any more goes. `provider_comparison` has one row.
 */
export const migration = {
  name: '0027-provider-comparison',
  sql: [
    `
create table provider_comparison (
  one boolean primary key default true check (one),
  asked_at timestamptz,
  compared_at timestamptz,
  failed_at timestamptz,
  charges integer not null default 0,
  refunds integer not null default 0
);
insert into provider_comparison default values;

create table provider_differences (
  kind text not null check (kind in
    ('charge-without-order', 'order-without-charge', 'amount', 'refund-unknown-here', 'refund-unknown-there')),
  subject text not null check (length(subject) between 1 and 255),
  order_id integer references orders,
  refund_request_id integer references refund_requests,
  our_cents bigint,
  provider_cents bigint,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (kind, subject)
);
create index refund_requests_by_transaction on refund_requests (transaction_id) where transaction_id is not null;
create index refund_requests_decided on refund_requests (decided_at) where state = 'approved';
`,
    {
      index: 'payments_captured_at',
      on: "payments (created_at, payment_id) where state = 'captured'",
    },
  ],
};
