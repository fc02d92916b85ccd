import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { partnerEditorAddress } from '../features/partnerAdmin/partnerAddresses';
import { PartnerEditor } from '../features/partnerAdmin/PartnerEditor';
import { StaffOnly } from './StaffOnly';

export function PartnerEditorScreen() {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const rename = useCallback(
    (next: string) => void navigate(partnerEditorAddress(next), { replace: true }),
    [navigate],
  );
  return (
    <StaffOnly permission="partners.edit">
      <PartnerEditor
        slug={slug}
        onPartner={(next) => void navigate(partnerEditorAddress(next))}
        onRenamed={rename}
      />
    </StaffOnly>
  );
}
