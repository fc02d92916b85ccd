import { ProviderComparison } from '../features/comparison/ProviderComparison';
import { StaffOnly } from './StaffOnly';

export function ProviderComparisonScreen() {
  return (
    <StaffOnly permission="finance.compare">
      <ProviderComparison />
    </StaffOnly>
  );
}
