import { FailedJobs } from '../features/operations/FailedJobs';
import { StaffOnly } from './StaffOnly';

export function FailedJobsScreen() {
  return (
    <StaffOnly permission="installation.manage">
      <FailedJobs />
    </StaffOnly>
  );
}
