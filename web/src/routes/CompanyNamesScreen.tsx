import { CompanyNameList } from '../features/companies/CompanyNameList';
import { StaffOnly } from './StaffOnly';

export function CompanyNamesScreen() {
  return (
    <StaffOnly permission="releases.review">
      <CompanyNameList />
    </StaffOnly>
  );
}
