import { useSearchParams } from 'react-router-dom';
import { UniqueCouponList } from '../features/couponAdmin/UniqueCouponList';
import { UniversalCouponList } from '../features/couponAdmin/UniversalCouponList';
import { StaffOnly } from './StaffOnly';

export function CouponsScreen() {
  const [query] = useSearchParams();
  return (
    <StaffOnly permission="coupons.manage">
      {query.has('universalCoupons') ? <UniversalCouponList /> : <UniqueCouponList />}
    </StaffOnly>
  );
}
