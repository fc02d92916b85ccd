/** SQL: a text as a UUID; null when it is none, as of what others have done at the provider. */
const uuidOf = (text: string): string =>
  `case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::uuid end`;

/** What the provider has charged ($1 of one page) and we have no order for, or another amount; not what we settle since $2. */
export const chargesSql = `
select case when p.order_id is null then 'charge-without-order' else 'amount' end as kind, b.id as subject,
  p.order_id as "orderId", null::integer as "refundRequestId",
  case when p.order_id is not null then p.amount_cents end as "ourCents", b.amount as "providerCents"
from jsonb_to_recordset($1::jsonb) as b (id text, "intentId" text, reference text, amount integer)
left join payments p on p.intent_id = b."intentId" or p.reference = ${uuidOf('b.reference')}
where p.payment_id is null or (p.order_id is null and p.updated_at < $2) or (p.order_id is not null and p.amount_cents <> b.amount)`;

/** What the provider has given back ($1 of one page) and no request of ours names, or another amount. */
export const refundsSql = `
select case when q.refund_request_id is null then 'refund-unknown-here' else 'amount' end as kind, b.id as subject,
  p.order_id as "orderId", q.refund_request_id as "refundRequestId", q.amount_cents as "ourCents",
  b.amount as "providerCents"
from jsonb_to_recordset($1::jsonb) as b (id text, "intentId" text, reference text, "refundRequestId" integer, amount integer)
left join payments p on p.intent_id = b."intentId" or p.reference = ${uuidOf('b.reference')}
left join refund_requests q on q.transaction_id = b.id
where case when q.refund_request_id is not null then q.amount_cents <> b.amount
  -- What is under way is noted by its job.
  else not exists (select from refund_requests u where u.refund_request_id = b."refundRequestId"
    and u.order_id = p.order_id and u.state = 'underway') end`;

/** What we have taken by the provider $4 since $1 and noted before $2, after the payment $3: a thousand at a time. */
export const paymentsSql = `
select 'order-without-charge' as kind, coalesce(p.charge_id, p.intent_id) as subject, coalesce(p.charge_id, p.intent_id) as "seenAs",
  p.order_id as "orderId", null::integer as "refundRequestId", p.amount_cents as "ourCents",
  null::integer as "providerCents", p.payment_id as key
from payments p
where p.state = 'captured' and p.provider = $4 and p.created_at >= $1 and p.updated_at < $2 and p.payment_id > $3
order by p.payment_id limit 1000`;

/** What we have noted as given back at the provider $4 since $1 and before $2, after the request $3. */
export const requestsSql = `
select 'refund-unknown-there' as kind, q.transaction_id as subject, q.transaction_id as "seenAs", q.order_id as "orderId",
  q.refund_request_id as "refundRequestId", q.amount_cents as "ourCents", null::integer as "providerCents",
  q.refund_request_id as key
from refund_requests q join payments p on p.order_id = q.order_id and p.state = 'captured' and p.provider = $4
where q.state = 'approved' and not q.by_hand and q.decided_at >= $1 and q.changed_at < $2 and q.refund_request_id > $3
order by q.refund_request_id limit 1000`;

/** The differences $1 as seen at $2: their age stays, and what is not seen any more goes. */
export const keepSql = `
with seen as (
  insert into provider_differences as d
    (kind, subject, order_id, refund_request_id, our_cents, provider_cents, since, seen_at)
  select kind, subject, "orderId", "refundRequestId", "ourCents", "providerCents", $2, $2
    from jsonb_to_recordset($1::jsonb) as found (kind text, subject text, "orderId" integer,
      "refundRequestId" integer, "ourCents" bigint, "providerCents" bigint)
  on conflict (kind, subject) do update set order_id = excluded.order_id,
    refund_request_id = excluded.refund_request_id, our_cents = excluded.our_cents,
    provider_cents = excluded.provider_cents, seen_at = $2
), gone as (
  delete from provider_differences
   where (kind, subject) not in (select kind, subject
     from jsonb_to_recordset($1::jsonb) as found (kind text, subject text))
)
update provider_comparison set compared_at = $2, failed_at = null, charges = $3, refunds = $4`;
