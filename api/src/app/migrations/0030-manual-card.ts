/**
 * What a payment by the manual card form keeps beside the payment: the Idempotency-Key of its call, by which a call that
 * was not answered finds it again, and the terms that its buyer has agreed to, and when. Nothing of the card.
 */
export const migration = {
  name: '0030-manual-card',
  sql: `
alter table payments
  add column request_key text check (length(request_key) <= 255),
  add column terms_id integer references terms,
  add column terms_agreed_at timestamptz,
  add check ((terms_id is null) = (terms_agreed_at is null));
create index payments_by_request on payments (user_id, request_key) where request_key is not null;
`,
};
