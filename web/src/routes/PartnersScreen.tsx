import { isGroup, permits, screenAddress } from '@dispatch/contract';
import { useNavigate } from 'react-router-dom';
import { PartnerList } from '../features/partnerAdmin/PartnerList';
import { sessionGroup } from '../shared/session/session';
import { StaffOnly } from './StaffOnly';

export function PartnersScreen() {
  const navigate = useNavigate();
  const group = sessionGroup() ?? '';
  return (
    <StaffOnly permission="partners.read">
      <PartnerList
        mayEdit={isGroup(group) && permits(group, 'partners.edit')}
        onMade={(slug) => void navigate(screenAddress('partner', { slug }))}
      />
    </StaffOnly>
  );
}
