import { orders } from './orders';

export { bundleTable } from './bundleTable';

const names = { '80': 'Basic', '140': 'Standard', '200': 'Advanced', '360': 'Premium' } as const;
type PackageId = keyof typeof names;

type Line = { type: string; description: string; quantity: number; cents: number };

const [header = '', ...rows] = orders.trim().split('\n');
const columns = header.split('|').map((name) => name.trim());

/** Cents off, or percent of what remains. */
const couponOf = (cell: string): { cents?: number; percent?: number } | null => {
  if (cell === '-') return null;
  return cell.endsWith('%') ? { percent: Number(cell.slice(0, -1)) } : { cents: Number(cell) };
};

const readRow = (row: string, place: number) => {
  const cells = row.split('|').map((cell) => cell.trim());
  const cell = (name: string): string => cells[columns.indexOf(name)] ?? '-';
  const cents = (name: string): number | null => (cell(name) === '-' ? null : Number(cell(name)));
  const packageId = cell('package') as PackageId;
  const purpose = cell('purpose') as 'release' | 'upgrade' | 'edit';
  const lists = Number(cell('lists'));
  const bought = {
    release: names[packageId],
    upgrade: `Upgrade to ${names[packageId]}`,
    edit: 'Release edit',
  };
  const line = (
    type: string,
    description: string,
    amount: number | null,
    { quantity = 1, sign = 1 } = {},
  ): Line[] => (amount === null ? [] : [{ type, description, quantity, cents: sign * amount }]);
  return {
    row: place + 1,
    purpose,
    package: packageId,
    price: Number(cell('price')),
    isPartner: cell('partner') !== '-',
    /** What an upgrade leaves. */
    from:
      cell('from') === '-' ? null : { package: cell('from') as PackageId, price: cents('fromPrice') ?? 0 },
    lists,
    hasPost: cell('post') !== '-',
    /** Bought now; `had` is paid before. */
    priority: cell('priority') as 'yes' | 'had' | '-',
    lot: cell('lot') as 'one' | 'none' | 'other' | 'expired' | '-',
    universal: couponOf(cell('universal')),
    own: cents('own'),
    subtotal: cents('subtotal') ?? 0,
    total: cents('total') ?? 0,
    formula: cell('formula'),
    /** The lines of the order, with the codes that its coupons have. */
    lines: (codes: { universal: string; own: string }): Line[] => [
      ...line(purpose === 'edit' ? 'purchaseedit' : 'package', bought[purpose], cents('item')),
      ...line('cjl', 'Journalist list', cents('listsCents'), { quantity: lists }),
      ...line('socialmedia', 'Share on X', cents('postCents')),
      ...line('priority', 'Priority Distribution', cents('priorityCents')),
      ...line('bundle', 'Prepaid release', cents('lotCents'), { sign: -1 }),
      ...line('universalCoupon', `Coupon ${codes.universal}`, cents('universalCents'), { sign: -1 }),
      ...line('userCoupon', `Coupon ${codes.own}`, cents('ownCents'), { sign: -1 }),
    ],
  };
};

export const orderTable = rows.map(readRow);
export type OrderRow = (typeof orderTable)[number];

/** As screens and receipts write it; what is taken off has this sign. */
export const dollars = (cents: number, minus: '-' | '−'): string => {
  const whole = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US');
  return `${cents < 0 ? minus : ''}$${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
};
