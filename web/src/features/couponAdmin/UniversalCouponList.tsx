import { couponInstant, type components, formatUtcDay, screenAddress } from '@dispatch/contract';
import { EmptyState, Link, type TableColumn } from '@dispatch/design-system';
import { download } from '../../shared/api/client';
import { formatDollars } from '../../shared/formatting/price';
import { pageAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { percentText } from './percent';
import { addCoupon, couponTabs } from './CouponTabs';
import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

type Coupon = components['schemas']['AdminUniversalCoupon'];

const spec = { searchName: 'universalCoupons', isSearchAlwaysSaid: true };

const day = (date: string): string => formatUtcDay(couponInstant(date).toISOString());

const columns: readonly TableColumn<Coupon>[] = [
  {
    id: 'couponCode',
    label: 'Coupon Code',
    width: '34%',
    cell: ({ universalCouponId, couponCode }) => (
      <Link href={screenAddress('universalCoupon', { id: universalCouponId })}>{couponCode}</Link>
    ),
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    overflow: 'line',
    cell: ({ isFixed, amount, percent }) =>
      isFixed ? formatDollars(amount ?? 0) : `${percentText(percent ?? 0)}%`,
  },
  {
    id: 'createdDate',
    label: 'Created Date (UTC)',
    overflow: 'line',
    cell: ({ createdDate }) => day(createdDate),
  },
  { id: 'startDate', label: 'Start Date (UTC)', overflow: 'line', cell: ({ startDate }) => day(startDate) },
  {
    id: 'expirationDate',
    label: 'Expiration Date (UTC)',
    overflow: 'line',
    cell: ({ expirationDate }) => day(expirationDate),
  },
];

export function UniversalCouponList() {
  return (
    <StaffList
      title="Coupons"
      actions={addCoupon('Universal Coupons')}
      name="universal coupons"
      list={useListPlace(spec)}
      rows={(asked) => callQuery('searchUniversalCoupons', { query: pageAskedOf(asked) }, asPage)}
      loadCsv={({ search }) =>
        download('exportUniversalCoupons', { query: { searchText: search || undefined } })
      }
      caption="Universal Coupons by code"
      columns={columns}
      getKey={({ universalCouponId }) => universalCouponId}
      searchLabel="Search code or notes"
      searchCovers="The search covers codes and notes."
      empty={<EmptyState title="No universal coupons yet" />}
    >
      {couponTabs('Universal Coupons')}
    </StaffList>
  );
}
