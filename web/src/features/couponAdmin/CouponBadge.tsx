import { couponInstant, type components } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';
import { toneOfStatus } from '../../shared/status/statusTones';
import { text } from '../../shared/texts/texts';

type Given = Pick<components['schemas']['AdminCoupon'], 'status' | 'expirationDate'>;

const wordsOf = ({ status, expirationDate }: Given): string => {
  if (status === 'revoked') return text('coupon-badge-revoked');
  if (status === 'used') return text('coupon-badge-used');
  return couponInstant(expirationDate) < new Date() ? text('coupon-badge-expired') : 'Unused';
};

/** What has become of a coupon; that it has expired is told by its date. */
export function CouponBadge({ coupon }: { coupon: Given }) {
  const words = wordsOf(coupon);
  return <StatusTag tone={toneOfStatus(words)}>{words}</StatusTag>;
}
