/**
 * Money that goes back. `attempt` counts how often the provider was asked; with the id of the request it is the key
 * there. `requested_by` and `decided_by` are null for what the system does by itself, as for a refused release.
 *
 * What is asked for, under way and given back never exceeds what was paid: checked here under the lock of the order,
 * whoever writes.
 */
export const migration = {
  name: '0024-refund-requests',
  sql: `
create table refund_requests (
  refund_request_id integer generated always as identity primary key,
  order_id integer not null references orders,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (length(reason) between 1 and 500),
  note text not null default '' check (length(note) <= 1024),
  state text not null check (state in ('requested', 'rejected', 'underway', 'approved', 'failed')),
  attempt smallint not null default 0,
  by_hand boolean not null default false,
  transaction_id text check (length(transaction_id) between 1 and 255),
  failure text check (length(failure) between 1 and 500),
  requested_by integer references users,
  decided_by integer references users,
  created_at timestamptz not null,
  decided_at timestamptz,
  changed_at timestamptz not null,
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'approved') = (transaction_id is not null)),
  check ((state = 'requested') = (decided_at is null)),
  check (state <> 'underway' or attempt > 0),
  check (not by_hand or state = 'approved')
);
create index refund_requests_of_order on refund_requests (order_id, refund_request_id);
create index refund_requests_by_state on refund_requests (state, refund_request_id);

create function refuse_refund_beyond_payment() returns trigger language plpgsql as $$
begin
  perform from orders where order_id = new.order_id for update;
  if new.amount_cents + (select coalesce(sum(amount_cents), 0) from refund_requests
        where order_id = new.order_id and refund_request_id <> new.refund_request_id
          and state in ('requested', 'underway', 'approved'))
      > (select coalesce(sum(amount_cents), 0) from payments where order_id = new.order_id and state = 'captured') then
    raise check_violation using message = 'Order ' || new.order_id || ' would give back more than was paid.';
  end if;
  return new;
end $$;
create trigger refund_within_payment before insert or update of amount_cents, state on refund_requests
  for each row when (new.state in ('requested', 'underway', 'approved'))
  execute function refuse_refund_beyond_payment();

alter table ledger_entries add foreign key (refund_request_id) references refund_requests;
`,
};
