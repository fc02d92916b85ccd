import { cents, type Cents, defaultLanguage, loadCountries } from '@dispatch/contract';
import { cappedCountSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import type { Quoted } from '../../platform/mail/mailLayout';
import { publishedVersionSql } from '../../releases/lifecycle/ReleaseVersion';
import { paidWithSql } from '../cards/paidCard';
import { refundedSql } from '../refunds/refundSql';

export type Receipt = {
  orderNumber: number;
  purpose: 'release' | 'upgrade' | 'edit' | 'bundle';
  paidAt: Date;
  lines: { description: string; quantity: number; amount: Cents }[];
  subtotal: Cents;
  /** What took something off, each below 0. */
  discounts: { description: string; amount: Cents }[];
  total: Cents;
  /** The provider's id of the charge; null when nothing was charged. */
  chargeId: string | null;
  /** What paid, in words; null when nothing was charged. */
  paidWith: string | null;
  /** What was given back since. */
  refunded: Cents;
  /** Null when prepaid releases were bought. */
  release: { number: number; headline: Quoted } | null;
  payer: { name: string; organization: string; email: string; address: string[] };
};

type Row = {
  order_number: number;
  purpose: Receipt['purpose'];
  created_date: Date;
  subtotal_cents: number;
  total_cents: number;
  charge_id: string | null;
  paid_with: string | null;
  refunded_cents: number;
  prweb_press_release_id: number | null;
  headline: string | null;
  language: string | null;
  name: string;
  organization: string;
  email: string;
  address: string[];
  country: string;
  lines: { description: string; quantity: number; amount: number }[];
};

const receiptSql = `
  select o.order_number, o.purpose, o.created_date, o.subtotal_cents, o.total_cents, p.charge_id,
         case when p.payment_id is not null then ${paidWithSql} end as paid_with,
         ${refundedSql} as "refunded_cents!", r.prweb_press_release_id, coalesce(v.content ->> 'headline', r.headline) as headline,
         coalesce(v.content ->> 'language', r.language) as language,
         concat_ws(' ', u.first_name, u.last_name) as "name!", u.organization, u.email,
         array[u.address1, u.address2, concat_ws(' ', u.city, u.state, u.zip)] as "address!", u.country,
         (select coalesce(json_agg(json_build_object(
             'description', l.description, 'quantity', l.quantity, 'amount', l.amount_cents) order by l.position), '[]')
            from order_line_items l where l.order_id = o.order_id) as "lines!"
    from orders o
    left join releases r on r.distribution_id = o.distribution_id
    join users u on u.user_id = o.user_id
    left join payments p on p.order_id = o.order_id ${publishedVersionSql('false')}`;

const fromRow =
  ({ countryName }: Awaited<ReturnType<typeof loadCountries>>) =>
  (row: Row): Receipt => ({
    orderNumber: row.order_number,
    purpose: row.purpose,
    paidAt: row.created_date,
    lines: row.lines
      .filter(({ amount }) => amount >= 0)
      .map(({ amount, ...line }) => ({ ...line, amount: cents(amount) })),
    subtotal: cents(row.subtotal_cents),
    discounts: row.lines
      .filter(({ amount }) => amount < 0)
      .map(({ description, amount }) => ({ description, amount: cents(amount) })),
    total: cents(row.total_cents),
    chargeId: row.charge_id,
    paidWith: row.paid_with,
    refunded: cents(row.refunded_cents),
    release:
      row.prweb_press_release_id === null
        ? null
        : {
            number: row.prweb_press_release_id,
            headline: { text: row.headline ?? '', language: row.language ?? defaultLanguage },
          },
    payer: {
      name: row.name,
      organization: row.organization,
      email: row.email,
      address: [...row.address, countryName(row.country)]
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    },
  });

const receiptsOfReleaseStatement = statement('receipts-of-release')`
${receiptSql} where o.user_id = :userId and o.distribution_id = :distributionId order by o.order_id limit :limit offset :offset`.as<
  Pick<Row, 'lines'>
>();

export const receiptsOfRelease = async (
  userId: number,
  distributionId: number,
  limit: number,
  offset: number,
): Promise<Receipt[]> =>
  (await receiptsOfReleaseStatement.all({ userId, distributionId, limit, offset })).map(
    fromRow(await loadCountries()),
  );

const receiptsCount = statement('receipts-count')`
select ${cappedCountSql('select 1 from orders o where o.user_id = :userId and o.distribution_id = :distributionId')} as "total!"`;

export const countReceipts = async (userId: number, distributionId: number): Promise<number> => {
  const row = await receiptsCount.maybe({ userId, distributionId });
  return row?.total ?? 0;
};

const receiptOfOrderStatement = statement('receipt-of-order')`
${receiptSql} where o.order_id = :orderId and (:userId?::integer is null or o.user_id = :userId)`.as<
  Pick<Row, 'lines'>
>();

/** The receipt of one order; with a user, only of theirs. Null when there is none. */
export const receiptOfOrder = async (orderId: number, userId: number | null): Promise<Receipt | null> => {
  const row = await receiptOfOrderStatement.maybe({ orderId, userId });
  return row === undefined ? null : fromRow(await loadCountries())(row);
};
