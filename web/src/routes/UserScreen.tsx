import { useParams } from 'react-router-dom';
import { UserPage } from '../features/userPage/UserPage';
import { readId } from '../shared/release/releaseId';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { StaffOnly } from './StaffOnly';

export function UserScreen() {
  const id = readId(useParams()['id']);
  return (
    <StaffOnly permission="users.manage">
      {id === null ? <NotFoundScreen /> : <UserPage key={id} id={id} />}
    </StaffOnly>
  );
}
