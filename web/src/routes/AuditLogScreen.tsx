import { AuditLog } from '../features/operations/AuditLog';
import { StaffOnly } from './StaffOnly';

export function AuditLogScreen() {
  return (
    <StaffOnly permission="installation.manage">
      <AuditLog />
    </StaffOnly>
  );
}
