import { statement } from '../../platform/database/statement';

/** SQL: a text as a UUID; null when it is none, as of what others have done at the provider. */
const uuidOf = (text: string): string =>
  `case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::uuid end`;

/** What the provider has charged (`entries` of one page) and we have no order for, or another amount; not what we settle since `settled`. */
export const compareCharges = statement('compare-charges')`
select case when p.order_id is null then 'charge-without-order' else 'amount' end as "kind!", b.id as "subject!",
  p.order_id as "orderId", null::integer as "refundRequestId",
  case when p.order_id is not null then p.amount_cents end as "ourCents", b.amount as "providerCents"
from jsonb_to_recordset(:entries::jsonb) as b (id text, "intentId" text, reference text, amount integer)
left join payments p on p.intent_id = b."intentId" or p.reference = ${uuidOf('b.reference')}
where p.payment_id is null or (p.order_id is null and p.updated_at < :settled) or (p.order_id is not null and p.amount_cents <> b.amount)`;

/** What the provider has given back (`entries` of one page) and no request of ours names, or another amount. */
export const compareRefunds = statement('compare-refunds')`
select case when q.refund_request_id is null then 'refund-unknown-here' else 'amount' end as "kind!", b.id as "subject!",
  p.order_id as "orderId", q.refund_request_id as "refundRequestId", q.amount_cents as "ourCents",
  b.amount as "providerCents"
from jsonb_to_recordset(:entries::jsonb) as b (id text, "intentId" text, reference text, "refundRequestId" integer, amount integer)
left join payments p on p.intent_id = b."intentId" or p.reference = ${uuidOf('b.reference')}
left join refund_requests q on q.transaction_id = b.id
where case when q.refund_request_id is not null then q.amount_cents <> b.amount
  -- What is under way is noted by its job.
  else not exists (select from refund_requests u where u.refund_request_id = b."refundRequestId"
    and u.order_id = p.order_id and u.state = 'underway') end`;

/** What we have taken by a provider since then and noted before, after the payment `key`: a thousand at a time. */
export const comparePayments = statement('compare-payments')`
select 'order-without-charge' as "kind!", coalesce(p.charge_id, p.intent_id) as "subject!", coalesce(p.charge_id, p.intent_id) as "seenAs!",
  p.order_id as "orderId", null::integer as "refundRequestId", p.amount_cents as "ourCents",
  null::integer as "providerCents", p.payment_id as key
from payments p
where p.state = 'captured' and p.provider = :provider and p.created_at >= :since and p.updated_at < :before and p.payment_id > :key
order by p.payment_id limit 1000`;

/** What we have noted as given back at a provider since then and before, after the request `key`. */
export const compareRequests = statement('compare-requests')`
select 'refund-unknown-there' as "kind!", q.transaction_id as "subject!", q.transaction_id as "seenAs!", q.order_id as "orderId",
  q.refund_request_id as "refundRequestId", q.amount_cents as "ourCents", null::integer as "providerCents",
  q.refund_request_id as key
from refund_requests q join payments p on p.order_id = q.order_id and p.state = 'captured' and p.provider = :provider
where q.state = 'approved' and not q.by_hand and q.decided_at >= :since and q.changed_at < :before and q.refund_request_id > :key
order by q.refund_request_id limit 1000`;

/** The differences as seen now: their age stays, and what is not seen any more goes. */
export const comparisonKeep = statement('comparison-keep')`
with seen as (
  insert into provider_differences as d
    (kind, subject, order_id, refund_request_id, our_cents, provider_cents, since, seen_at)
  select kind, subject, "orderId", "refundRequestId", "ourCents", "providerCents", :now, :now
    from jsonb_to_recordset(:found::jsonb) as found (kind text, subject text, "orderId" integer,
      "refundRequestId" integer, "ourCents" bigint, "providerCents" bigint)
  on conflict (kind, subject) do update set order_id = excluded.order_id,
    refund_request_id = excluded.refund_request_id, our_cents = excluded.our_cents,
    provider_cents = excluded.provider_cents, seen_at = :now
), gone as (
  delete from provider_differences
   where (kind, subject) not in (select kind, subject
     from jsonb_to_recordset(:found::jsonb) as found (kind text, subject text))
)
update provider_comparison set compared_at = :now, failed_at = null, charges = :charges, refunds = :refunds`;
