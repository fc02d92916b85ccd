import { screenAddress } from '@dispatch/contract';
import { Navigate } from 'react-router-dom';
import { Overview } from '../features/operations/Overview';
import { isPermitted } from '../shared/session/session';
import { NoStaffScreen } from './NoStaffScreen';
import { StaffOnly } from './StaffOnly';

/** Who has no overview, but partners, begins with those. */
export function OverviewScreen() {
  if (!isPermitted('orders.read'))
    return isPermitted('partners.read') ? (
      <Navigate to={screenAddress('partners')} replace />
    ) : (
      <NoStaffScreen />
    );
  return (
    <StaffOnly permission="orders.read">
      <Overview hasDesk={isPermitted('releases.review')} />
    </StaffOnly>
  );
}
