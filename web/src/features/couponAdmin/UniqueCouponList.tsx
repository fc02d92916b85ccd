import { type components, formatUtcDay, screenAddress } from '@dispatch/contract';
import { couponInstant } from '@dispatch/contract';
import { CopyButton, EmptyState, Link, type TableColumn } from '@dispatch/design-system';
import { call, download } from '../../shared/api/client';
import type { BulkAct } from '../../shared/list/BulkModal';
import { formatDollars } from '../../shared/formatting/price';
import { pageAskedOf, sortAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { text } from '../../shared/texts/texts';
import { CouponBadge } from './CouponBadge';
import { CouponRemaining } from './CouponRemaining';
import { addCoupon, couponTabs } from './CouponTabs';
import { callQuery } from '../../shared/api/callQuery';
import { readTotal } from '../../shared/list/totalCount';

type Coupon = components['schemas']['AdminCoupon'];

const spec = {
  searchName: 'uniqueCoupons',
  sorts: [
    'expirationDate',
    'oktaLogin',
    'couponCode',
    'originalAmount',
    'amount',
    'lastName',
    'firstName',
    'status',
  ],
} as const;

const sortable = true;

const columns: readonly TableColumn<Coupon>[] = [
  {
    id: 'oktaLogin',
    label: 'Login Username',
    sortable,
    overflow: 'anywhere',
    cell: ({ id, oktaLogin }) => <Link href={screenAddress('coupon', { id })}>{oktaLogin}</Link>,
  },
  {
    id: 'couponCode',
    label: 'Code',
    sortable,
    overflow: 'anywhere',
    cell: ({ couponCode }) => (
      <span>
        {couponCode} <CopyButton isIconOnly text={couponCode} label={`Copy ${couponCode}`} />
      </span>
    ),
  },
  {
    id: 'originalAmount',
    label: 'Original Amount',
    sortable,
    align: 'end',
    overflow: 'line',
    cell: ({ originalAmount }) => formatDollars(originalAmount),
  },
  {
    id: 'amount',
    label: 'Amount Remaining',
    sortable,
    align: 'end',
    overflow: 'wrap',
    cell: (coupon) => <CouponRemaining coupon={coupon} />,
  },
  {
    id: 'expirationDate',
    label: 'Expiration (UTC)',
    sortable,
    overflow: 'line',
    cell: ({ expirationDate }) => formatUtcDay(couponInstant(expirationDate).toISOString()),
  },
  { id: 'lastName', label: 'Last', sortable, overflow: 'anywhere', cell: ({ lastName }) => lastName },
  { id: 'firstName', label: 'First', sortable, overflow: 'anywhere', cell: ({ firstName }) => firstName },
  {
    id: 'status',
    label: 'Status',
    sortable,
    overflow: 'line',
    cell: (coupon) => <CouponBadge coupon={coupon} />,
  },
];

const expire: BulkAct<Coupon> = {
  label: 'Expire',
  title: 'Expire these coupons now?',
  rowLabel: ({ couponCode, oktaLogin }) => `${couponCode} (${oktaLogin})`,
  isSelectable: ({ status }) => status === 'unused',
  send: (body) => call('expireCoupons', { body }),
  words: ({ outcome }, isPreview) => {
    if (outcome === 'unchanged') return 'Has expired already';
    return isPreview ? 'Will expire now' : 'Expired now';
  },
};

export function UniqueCouponList() {
  return (
    <StaffList
      title="Coupons"
      actions={addCoupon('Unique Coupons')}
      name="coupons"
      list={useListPlace(spec)}
      rows={(asked) =>
        callQuery(
          'searchCoupons',
          { query: { ...pageAskedOf(asked), ...sortAskedOf(asked) } },
          ({ data, headers }) => ({
            items: data.userCoupons,
            count: { ...readTotal(headers), total: data.rowCount },
          }),
        )
      }
      loadCsv={({ search }) => download('exportCoupons', { query: { searchText: search || undefined } })}
      caption="Unique Coupons"
      columns={columns}
      getKey={({ id }) => id}
      bulk={expire}
      searchLabel="Search login, code or name"
      searchCovers={`${text('search-criteria')}: a login, a code or a name.`}
      empty={<EmptyState title={text('search-criteria')} />}
    >
      {couponTabs('Unique Coupons')}
    </StaffList>
  );
}
