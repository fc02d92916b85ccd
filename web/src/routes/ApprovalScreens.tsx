import { useParams } from 'react-router-dom';
import { ApprovalList } from '../features/approvals/ApprovalList';
import { ApprovalPage } from '../features/approvals/ApprovalPage';
import { readId } from '../shared/release/releaseId';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { StaffOnly } from './StaffOnly';

export function ApprovalsScreen() {
  return (
    <StaffOnly permission="approvals.read">
      <ApprovalList />
    </StaffOnly>
  );
}

export function ApprovalScreen() {
  const id = readId(useParams()['id']);
  return (
    <StaffOnly permission="approvals.read">
      {id === null ? <NotFoundScreen /> : <ApprovalPage key={id} id={id} />}
    </StaffOnly>
  );
}
