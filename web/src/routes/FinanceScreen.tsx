import { DeferredRevenue } from '../features/finance/DeferredRevenue';
import { StaffOnly } from './StaffOnly';

export function FinanceScreen() {
  return (
    <StaffOnly permission="finance.read">
      <DeferredRevenue />
    </StaffOnly>
  );
}
