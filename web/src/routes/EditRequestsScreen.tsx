import { EditRequestList } from '../features/desk/EditRequestList';
import { StaffOnly } from './StaffOnly';

export function EditRequestsScreen() {
  return (
    <StaffOnly permission="releases.review">
      <EditRequestList />
    </StaffOnly>
  );
}
