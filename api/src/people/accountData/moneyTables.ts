import { statement } from '../../platform/database/statement';
import { deleteOwn, ofPerson, rowsSql, type TableRule } from './rule';

const accounting = 'Accounting keeps it; it names nobody but by id.';

/** What somebody has bought, and what pays for it. A part of tableRules, in their order. */
export const moneyTables: Readonly<Record<string, TableRule>> = {
  orders: {
    export: {
      file: 'orders',
      rows: statement(
        'export-orders',
      )`${rowsSql(`select order_number, distribution_id, purpose, subtotal_cents, discount_cents, total_cents, created_date
               from orders where ${ofPerson} order by order_id`)}`,
    },
    deletion: { none: accounting },
  },
  order_line_items: {
    export: {
      file: 'order-lines',
      rows: statement(
        'export-order_line_items',
      )`${rowsSql(`select o.order_number, l.position, l.type, l.description, l.quantity, l.amount_cents
               from order_line_items l join orders o using (order_id)
              where o.${ofPerson} order by l.order_id, l.position`)}`,
    },
    deletion: { none: accounting },
  },
  payments: {
    export: {
      file: 'payments',
      rows: statement(
        'export-payments',
      )`${rowsSql(`select reference, provider, card_brand, card_last_four, charge_id, amount_cents, state, created_at, updated_at, terms_agreed_at
               from payments where ${ofPerson} order by payment_id`)}`,
    },
    deletion: { none: accounting },
  },
  subscriptions: {
    export: {
      file: 'subscriptions',
      rows: statement(
        'export-subscriptions',
      )`${rowsSql(`select s.name, s.order_id as order_number, s.contents, s.due_at, t.version as terms_version, s.agreed_at,
                    s.ended_at
               from subscriptions s join terms t using (terms_id) where ${ofPerson} order by subscription_id`)}`,
    },
    deletion: {
      statements: [
        statement(
          'forget-subscriptions-0',
        )`update subscriptions set name = 'deleted', ended_at = coalesce(ended_at, :now) where ${ofPerson}`,
      ],
    },
  },
  payment_methods: {
    export: {
      file: 'saved-cards',
      rows: statement(
        'export-payment_methods',
      )`${rowsSql(`select brand, last_four, expiry_month, expiry_year, saved_at from payment_methods
              where ${ofPerson} order by payment_method_id`)}`,
    },
    deletion: deleteOwn('payment_methods'),
  },
  payment_customers: {
    export: { none: 'It is the name under which a card provider keeps the cards.' },
    deletion: deleteOwn('payment_customers'),
  },
  carts: {
    export: {
      file: 'cart',
      rows: statement('export-carts')`${rowsSql(`select entries, changed_at from carts where ${ofPerson}`)}`,
    },
    deletion: deleteOwn('carts'),
  },
  bundle_lots: {
    export: {
      file: 'bundles',
      rows: statement(
        'export-bundle_lots',
      )`${rowsSql(`select package, quantity, used, purchase_date, expiration_date from bundle_lots
              where ${ofPerson} order by bundle_lot_id`)}`,
    },
    deletion: { none: accounting },
  },
  user_coupons: {
    export: {
      file: 'coupons',
      rows: statement(
        'export-user_coupons',
      )`${rowsSql(`select coupon_code, original_cents, remaining_cents, status, expires_at from user_coupons
              where ${ofPerson} order by user_coupon_id`)}`,
    },
    deletion: {
      statements: [
        statement(
          'forget-user_coupons-0',
        )`update user_coupons set notes = '', version = version + 1, updated_at = :now,
           status = case status when 'unused' then 'revoked' else status end
         where ${ofPerson}`,
      ],
    },
  },
  approval_requests: {
    export: {
      none: 'What came of it is in the coupons, bundles and refunds; the rest is what staff thought.',
    },
    deletion: {
      statements: [
        statement('forget-approval_requests-0')`update approval_requests set body = '{}', reason = '',
           decision_note = case state when 'requested' then 'The account is deleted.' else '' end,
           decided_by = case state when 'requested' then :userId::integer else decided_by end,
           decided_at = case state when 'requested' then :now else decided_at end,
           state = case state when 'requested' then 'declined' else state end
         where ${ofPerson}`,
        // What somebody has asked for as staff is nobody's to withdraw any more.
        statement(
          'forget-approval_requests-1',
        )`update approval_requests set state = 'withdrawn', decided_by = :userId::integer, decided_at = :now
          where asked_by = :userId and state = 'requested'`,
      ],
    },
  },
  refund_requests: {
    export: {
      file: 'refunds',
      rows: statement(
        'export-refund_requests',
      )`${rowsSql(`select o.order_number, q.amount_cents, q.state, q.created_at, q.decided_at, q.rejection_reason
               from refund_requests q join orders o using (order_id)
              where o.${ofPerson} order by q.refund_request_id`)}`,
    },
    deletion: {
      statements: [
        statement(
          'forget-refund_requests-0',
        )`update refund_requests q set note = '', rejection_reason = null from orders o where o.order_id = q.order_id and o.${ofPerson}`,
      ],
    },
  },
  ledger_entries: {
    export: {
      file: 'ledger',
      rows: statement(
        'export-ledger_entries',
      )`${rowsSql(`select at, kind, order_id, quantity, amount_cents from ledger_entries
              where ${ofPerson} order by ledger_entry_id`)}`,
    },
    deletion: { none: accounting },
  },
  edit_requests: {
    export: {
      file: 'edit-requests',
      rows: statement(
        'export-edit_requests',
      )`${rowsSql(`select distribution_id, order_id, description, state, created_at, decided_at, decline_reason
               from edit_requests where ${ofPerson} order by edit_request_id`)}`,
    },
    deletion: {
      statements: [
        statement(
          'forget-edit_requests-0',
        )`update edit_requests set description = 'deleted' where ${ofPerson}`,
      ],
    },
  },
};
