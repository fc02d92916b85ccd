import { isGroup, permits, type Permission } from '@dispatch/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PartnerList } from '../features/partnerAdmin/PartnerList';
import { partnerEditorAddress, partnersAddress } from '../features/partnerAdmin/partnerAddresses';
import { readSearch } from '../shared/formatting/readSearch';
import { readPage } from '../shared/formatting/totalCount';
import { sessionGroup } from '../shared/session/session';
import { StaffOnly } from './StaffOnly';

export function PartnersScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const group = sessionGroup() ?? '';
  const may = (permission: Permission): boolean => isGroup(group) && permits(group, permission);
  return (
    <StaffOnly permission="partners.read">
      <PartnerList
        place={{ search: readSearch(query.get('search')), page: readPage(query.get('page')) }}
        onPlace={(place) => void navigate(partnersAddress(place))}
        mayEdit={may('partners.edit')}
        hasDesk={may('releases.review')}
        onMade={(slug) => void navigate(partnerEditorAddress(slug))}
      />
    </StaffOnly>
  );
}
