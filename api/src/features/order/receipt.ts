import { cents, type Cents } from '@dispatch/contract';
import { cappedCountSql } from '../../call/listPage';
import { query } from '../../database/database';
import { publishedVersionSql } from '../../models/ReleaseVersion';
import { refundedSql } from '../../refund/refundSql';

export type Receipt = {
  orderNumber: number;
  purpose: 'release' | 'upgrade' | 'edit' | 'bundle';
  paidAt: Date;
  lines: { description: string; quantity: number; amount: Cents }[];
  subtotal: Cents;
  discount: Cents;
  total: Cents;
  /** The provider's id of the charge; null when nothing was charged. */
  chargeId: string | null;
  /** By whom it was charged. */
  provider: string | null;
  /** What was given back since. */
  refunded: Cents;
  /** Null when prepaid releases were bought. */
  release: { number: number; headline: string } | null;
  payer: { name: string; organization: string; email: string; address: string[] };
};

type Row = {
  order_number: number;
  purpose: Receipt['purpose'];
  created_date: Date;
  subtotal_cents: number;
  discount_cents: number;
  total_cents: number;
  charge_id: string | null;
  provider: string | null;
  refunded_cents: number;
  prweb_press_release_id: number | null;
  headline: string;
  name: string;
  organization: string;
  email: string;
  address: string[];
  lines: { description: string; quantity: number; amount: number }[];
};

const receiptSql = `
  select o.order_number, o.purpose, o.created_date, o.subtotal_cents, o.discount_cents, o.total_cents, p.charge_id,
         p.provider,
         ${refundedSql} as refunded_cents, r.prweb_press_release_id, coalesce(v.content ->> 'headline', r.headline) as headline,
         concat_ws(' ', u.first_name, u.last_name) as name, u.organization, u.email,
         array[u.address1, u.address2, concat_ws(' ', u.city, u.state, u.zip), u.country] as address,
         (select coalesce(json_agg(json_build_object(
             'description', l.description, 'quantity', l.quantity, 'amount', l.amount_cents) order by l.position), '[]')
            from order_line_items l where l.order_id = o.order_id) as lines
    from orders o
    left join releases r on r.distribution_id = o.distribution_id
    join users u on u.user_id = o.user_id
    left join payments p on p.order_id = o.order_id ${publishedVersionSql('false')}`;

const fromRow = (row: Row): Receipt => ({
  orderNumber: row.order_number,
  purpose: row.purpose,
  paidAt: row.created_date,
  lines: row.lines.map(({ amount, ...line }) => ({ ...line, amount: cents(amount) })),
  subtotal: cents(row.subtotal_cents),
  discount: cents(row.discount_cents),
  total: cents(row.total_cents),
  chargeId: row.charge_id,
  provider: row.provider,
  refunded: cents(row.refunded_cents),
  release:
    row.prweb_press_release_id === null
      ? null
      : { number: row.prweb_press_release_id, headline: row.headline },
  payer: {
    name: row.name,
    organization: row.organization,
    email: row.email,
    address: row.address.map((line) => line.trim()).filter((line) => line !== ''),
  },
});

export const receiptsOfRelease = async (
  userId: number,
  distributionId: number,
  limit: number,
  offset: number,
): Promise<Receipt[]> =>
  (
    await query<Row>(
      'receipts-of-release',
      `${receiptSql} where o.user_id = $1 and o.distribution_id = $2 order by o.order_id limit $3 offset $4`,
      [userId, distributionId, limit, offset],
    )
  ).map(fromRow);

export const countReceipts = async (userId: number, distributionId: number): Promise<number> => {
  const [row] = await query<{ total: number }>(
    'receipts-count',
    `select ${cappedCountSql('select 1 from orders o where o.user_id = $1 and o.distribution_id = $2')} as total`,
    [userId, distributionId],
  );
  return row?.total ?? 0;
};

/** The receipt of one order; with a user, only of theirs. Null when there is none. */
export const receiptOfOrder = async (orderId: number, userId: number | null): Promise<Receipt | null> => {
  const [row] = await query<Row>(
    'receipt-of-order',
    `${receiptSql} where o.order_id = $1 and ($2::integer is null or o.user_id = $2)`,
    [orderId, userId],
  );
  return row === undefined ? null : fromRow(row);
};
