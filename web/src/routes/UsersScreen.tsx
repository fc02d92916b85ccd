import { UserList } from '../features/userAdmin/UserList';
import { StaffOnly } from './StaffOnly';

export function UsersScreen() {
  return (
    <StaffOnly permission="users.manage">
      <UserList />
    </StaffOnly>
  );
}
