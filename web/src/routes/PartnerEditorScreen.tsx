import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PartnerEditor } from '../features/partnerAdmin/PartnerEditor';
import { StaffOnly } from './StaffOnly';

const addressOf = (slug: string): string => `/admin/partners/${encodeURIComponent(slug)}`;

/** /admin/partners/{slug} */
export function PartnerEditorScreen() {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const rename = useCallback((next: string) => void navigate(addressOf(next), { replace: true }), [navigate]);
  return (
    <StaffOnly permission="partners.edit">
      <PartnerEditor slug={slug} onPartner={(next) => void navigate(addressOf(next))} onRenamed={rename} />
    </StaffOnly>
  );
}
