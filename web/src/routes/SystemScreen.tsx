import { SystemPage } from '../features/system/SystemPage';
import { StaffOnly } from './StaffOnly';

export function SystemScreen() {
  return (
    <StaffOnly permission="installation.manage">
      <SystemPage />
    </StaffOnly>
  );
}
