import { couponHeld, couponInstant, formatMoment, type CallData } from '@dispatch/contract';
import { CopyButton, StatusTag, Table, type TableColumn } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { formatDollars } from '../../shared/formatting/price';
import { Loaded } from '../../shared/screen/Loaded';
import { SettingsSection } from './SettingsSection';
import { callQuery } from '../../shared/api/callQuery';

type Coupon = CallData<'listMyCoupons'>[number];

function Until({ status, expirationDate }: Coupon) {
  const until = couponInstant(expirationDate);
  if (status === 'USED') return <StatusTag tone="draft">Used</StatusTag>;
  if (status === 'REVOKED') return <StatusTag tone="refused">Revoked</StatusTag>;
  return (
    <>
      {until < new Date() ? <StatusTag tone="refused">Expired</StatusTag> : null}{' '}
      {formatMoment(until.toISOString())}
    </>
  );
}

function CouponRest({ coupon }: { coupon: Coupon }) {
  const held = couponHeld(coupon);
  return (
    <>
      <div>{formatDollars(coupon.amount)}</div>
      {held === null ? null : <div>{`and ${held}`}</div>}
    </>
  );
}

const columns: readonly TableColumn<Coupon>[] = [
  {
    id: 'code',
    label: 'Coupon',
    overflow: 'wrap',
    cell: ({ couponCode }) => (
      <>
        {couponCode} <CopyButton isIconOnly text={couponCode} label={`Copy ${couponCode}`} />
      </>
    ),
  },
  {
    id: 'left',
    label: 'Left',
    align: 'end',
    overflow: 'wrap',
    cell: (coupon) => <CouponRest coupon={coupon} />,
  },
  { id: 'until', label: 'Until', overflow: 'wrap', cell: (coupon) => <Until {...coupon} /> },
];

/** The coupons that staff has made for this account. */
export function CouponsSection() {
  const query = useQuery({
    ...callQuery('listMyCoupons', { query: { limit: 200 } }),
  });
  return (
    <SettingsSection id="coupons">
      <Loaded query={query} failure="Your coupons could not be loaded" loading="Loading your coupons…">
        {(coupons) =>
          coupons.length === 0 ? (
            <p>You have no coupons. One that we make for you is listed here, and we email you its code.</p>
          ) : (
            <Table
              caption="Coupons, the first to expire first"
              columns={columns}
              rows={coupons}
              getKey={({ couponCode }) => couponCode}
            />
          )
        }
      </Loaded>
    </SettingsSection>
  );
}
