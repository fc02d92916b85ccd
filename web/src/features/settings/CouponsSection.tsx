import { couponInstant, formatMoment, type CallData } from '@dispatch/contract';
import { CopyButton, StatusTag, Table } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { formatDollars } from '../../shared/formatting/price';
import { Loaded } from '../../shared/screen/Loaded';
import { SettingsSection } from './SettingsSection';
import { callQuery } from '../../shared/api/callQuery';

type Coupon = CallData<'listMyCoupons'>[number];

const columns = [
  { id: 'code', label: 'Coupon', overflow: 'wrap' },
  { id: 'left', label: 'Left', align: 'end', overflow: 'line' },
  { id: 'until', label: 'Until', overflow: 'wrap' },
] as const;

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
              renderCell={(coupon, column) => {
                if (column === 'left') return formatDollars(coupon.amount);
                if (column === 'until') return <Until {...coupon} />;
                const { couponCode } = coupon;
                return (
                  <>
                    {couponCode} <CopyButton isIconOnly text={couponCode} label={`Copy ${couponCode}`} />
                  </>
                );
              }}
            />
          )
        }
      </Loaded>
    </SettingsSection>
  );
}
