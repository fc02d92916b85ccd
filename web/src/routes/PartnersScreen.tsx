import { screenAddress } from '@dispatch/contract';
import { useNavigate } from 'react-router-dom';
import { PartnerList } from '../features/partnerAdmin/PartnerList';
import { isPermitted } from '../shared/session/session';
import { StaffOnly } from './StaffOnly';

export function PartnersScreen() {
  const navigate = useNavigate();
  return (
    <StaffOnly permission="partners.read">
      <PartnerList
        mayEdit={isPermitted('partners.edit')}
        onMade={(slug) => void navigate(screenAddress('partner', { slug }))}
      />
    </StaffOnly>
  );
}
