import { Select } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { partnerChoiceQuery } from './queries';

/** The 'Change Partner' dropdown: opens the editor of another partner. */
export function PartnerSwitcher({ slug, onPartner }: { slug: string; onPartner: (slug: string) => void }) {
  const { data = [], error, refetch } = useQuery(partnerChoiceQuery);
  if (error) {
    return (
      <FailedLoad title="The partners could not be loaded" fault={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <Select
      label="Change Partner"
      name="partner"
      options={data.map((partner) => ({ id: partner.slug, label: partner.name }))}
      value={slug}
      onChange={(next) => {
        if (next !== null && next !== slug) onPartner(next);
      }}
    />
  );
}
