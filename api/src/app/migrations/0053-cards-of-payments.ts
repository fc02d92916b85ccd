/**
 * By which card a payment was made, as people know it: brand and last four digits, for receipts and for finding an
 * order. `card_asked_at` is when the provider was asked or has said it; one that is captured and null there is asked
 * about by a job, also what the version before captures meanwhile. Checked from now on alone: nothing is read through.
 */
export const migration = {
  name: '0053-cards-of-payments',
  sql: [
    `
alter table payments
  add column card_brand text,
  add column card_last_four text,
  add column card_asked_at timestamptz;
alter table payments
  add constraint payments_card_check check (
    (card_brand is null) = (card_last_four is null)
    and length(card_brand) between 1 and 40 and card_last_four ~ '^[0-9]{4}$') not valid;
`,
    { index: 'payments_by_card', on: 'payments (card_last_four) where card_last_four is not null' },
    {
      index: 'payments_to_ask_card',
      on: `payments (provider, payment_id)
  where state = 'captured' and card_asked_at is null and provider <> 'paypal'`,
    },
  ],
};
