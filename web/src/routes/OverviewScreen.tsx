import { isGroup, type Permission, permits, screenAddress } from '@dispatch/contract';
import { Navigate } from 'react-router-dom';
import { Overview } from '../features/operations/Overview';
import { sessionGroup } from '../shared/session/session';
import { NoStaffScreen } from './NoStaffScreen';
import { StaffOnly } from './StaffOnly';

/** Who has no overview, but partners, begins with those. */
export function OverviewScreen() {
  const group = sessionGroup() ?? '';
  const may = (permission: Permission): boolean => isGroup(group) && permits(group, permission);
  if (!may('orders.read'))
    return may('partners.read') ? <Navigate to={screenAddress('partners')} replace /> : <NoStaffScreen />;
  return (
    <StaffOnly permission="orders.read">
      <Overview hasDesk={may('releases.review')} />
    </StaffOnly>
  );
}
