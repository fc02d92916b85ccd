import { screenAddress } from '@dispatch/contract';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PartnerEditor } from '../features/partnerAdmin/PartnerEditor';
import { StaffOnly } from './StaffOnly';

export function PartnerEditorScreen() {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const rename = useCallback(
    (next: string) => void navigate(screenAddress('partner', { slug: next }), { replace: true }),
    [navigate],
  );
  return (
    <StaffOnly permission="partners.edit">
      <PartnerEditor
        slug={slug}
        onPartner={(next) => void navigate(screenAddress('partner', { slug: next }))}
        onRenamed={rename}
      />
    </StaffOnly>
  );
}
