import { screenAddress } from '@dispatch/contract';
import { useNavigate, useParams } from 'react-router-dom';
import { EditedCoupon } from '../features/couponAdmin/EditedCoupon';
import { readCoupon, UniqueCouponForm } from '../features/couponAdmin/UniqueCouponForm';
import { readUniversalCoupon, UniversalCouponForm } from '../features/couponAdmin/UniversalCouponForm';
import { StaffOnly } from './StaffOnly';

export function CouponScreen() {
  const navigate = useNavigate();
  return (
    <StaffOnly permission="coupons.manage">
      <EditedCoupon kind="unique" given={useParams()['id']} read={readCoupon}>
        {(first) => (
          <UniqueCouponForm
            first={first}
            onMade={({ id }) => void navigate(screenAddress('coupon', { id }), { replace: true })}
          />
        )}
      </EditedCoupon>
    </StaffOnly>
  );
}

export function UniversalCouponScreen() {
  const navigate = useNavigate();
  return (
    <StaffOnly permission="coupons.manage">
      <EditedCoupon kind="universal" given={useParams()['id']} read={readUniversalCoupon}>
        {(first) => (
          <UniversalCouponForm
            first={first}
            onMade={({ universalCouponId: id }) =>
              void navigate(screenAddress('universalCoupon', { id }), { replace: true })
            }
          />
        )}
      </EditedCoupon>
    </StaffOnly>
  );
}
