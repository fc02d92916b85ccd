import { priceEdit, type CallData } from '@dispatch/contract';
import { dollars, orderTable, type OrderRow } from '@dispatch/contract/orderTable';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderOf, quoteOf } from '../../shared/packages/order';
import { discountsOf, undecided } from '../../shared/discounts/discounts';
import { OrderReceipt } from '../../shared/payment/OrderReceipt';
import { upgradeQuote } from './upgrade';

const codes = { universal: 'AUTUMN26', own: '7F3K-9QWD-22XM' };
const dates = { startDate: '2020-01-01 05:00:00.000', expirationDate: '3000-01-01 04:59:59.999' };

/** The prices of the package and of the one that an upgrade leaves, as the server answers them. */
const packagesOf = ({ package: packageId, price, from }: OrderRow): CallData<'listPackages'> =>
  [{ package: packageId, price }, ...(from === null ? [] : [from])].map((row) => ({
    packageId: row.package,
    name: 'Package',
    price: row.price / 100,
    listPrice: row.price / 100,
  }));

const discountsIn = ({ lot, universal, own }: OrderRow) => {
  const { cents, percent } = universal ?? {};
  return discountsOf(
    { ...undecided, applyBundlePackage: lot === 'one' },
    universal === null
      ? undefined
      : {
          couponCode: codes.universal,
          isFixed: cents !== undefined,
          amount: cents === undefined ? null : cents / 100,
          percent: percent === undefined ? null : percent / 100,
          ...dates,
        },
    own === null
      ? undefined
      : { couponCode: codes.own, amount: own / 100, heldAmount: 0, status: 'UNUSED', ...dates },
  );
};

const quoteIn = (row: OrderRow) => {
  const packages = packagesOf(row);
  const hasPriorityRelease = row.priority === 'yes';
  if (row.purpose === 'edit') return priceEdit();
  if (row.from !== null) {
    const upgrade = {
      from: row.from.package,
      hadPriority: row.priority === 'had',
      package: row.package,
      priorityReleaseEnabled: hasPriorityRelease,
    };
    return upgradeQuote(upgrade, packages, discountsIn(row));
  }
  const { package: packageId, lists: cjl, hasPost: hasCisionSocialPost } = row;
  const order = orderOf({ package: packageId, cjl, hasCisionSocialPost, hasPriorityRelease });
  return quoteOf(order, packages, discountsIn(row));
};

const rowsOf = (html: string): string[] =>
  [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    row
      .replaceAll('</th>', ' ')
      .replace(/<[^>]*>/g, '')
      .trim(),
  );

test.each(orderTable)('the payment step shows $row $purpose: $formula', (row) => {
  const quote = quoteIn(row);
  if (quote === null) throw new Error('This order has no price.');
  const lines = row
    .lines(codes)
    .map(
      ({ description, quantity, cents }) =>
        `${quantity === 1 ? description : `${description} × ${quantity}`} ${dollars(cents, '−')}`,
    );
  expect(rowsOf(renderToStaticMarkup(<OrderReceipt quote={quote} />))).toEqual([
    ...lines,
    `Total ${dollars(row.total, '−')}`,
  ]);
});
