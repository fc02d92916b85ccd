import { isGroup, mayManageAccount } from '@dispatch/contract';
import { useParams } from 'react-router-dom';
import { UserFlags } from '../features/adminFlags/UserFlags';
import { UserPage } from '../features/userPage/UserPage';
import { readId } from '../shared/release/releaseId';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { sessionGroup } from '../shared/session/session';
import { StaffOnly } from './StaffOnly';

export function UserScreen() {
  const id = readId(useParams()['id']);
  const own = sessionGroup() ?? '';
  return (
    <StaffOnly permission="users.manage">
      {id === null ? (
        <NotFoundScreen />
      ) : (
        <UserPage key={id} id={id}>
          {({ group }) => <UserFlags userId={id} mayChange={isGroup(own) && mayManageAccount(own, group)} />}
        </UserPage>
      )}
    </StaffOnly>
  );
}
