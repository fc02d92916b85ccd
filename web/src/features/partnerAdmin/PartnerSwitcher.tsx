import { ComboBox, Select } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { findPartners, mostInDropdown, partnerChoiceQuery } from './queries';

interface PartnerSwitcherProps {
  slug: string;
  name: string | undefined;
  onPartner: (slug: string) => void;
}

/** The 'Change Partner' dropdown: opens the editor of another partner. Many partners are searched instead. */
export function PartnerSwitcher({ slug, name, onPartner }: PartnerSwitcherProps) {
  const { data, error, refetch } = useQuery(partnerChoiceQuery);
  // Until the list of the search is closed, and what it hides is back, nothing may ask a question.
  const [chosen, setChosen] = useState<string | null>(null);
  if (error) {
    return (
      <FailedLoad title="The partners could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  const own = name === undefined ? [] : [{ id: slug, label: name }];
  const field = { label: 'Change Partner', name: 'partner' };
  const open = (next: string | null): void => {
    if (next !== null && next !== slug) onPartner(next);
  };
  return data !== undefined && data.total > mostInDropdown ? (
    <ComboBox
      {...field}
      description="Type a part of the name or the slug."
      options={own}
      search={{ find: findPartners }}
      value={chosen ?? slug}
      onChange={setChosen}
      onClose={() => open(chosen)}
      // Unsaved changes are asked about: whoever stays sees the open partner again.
      onBlur={() => setChosen(null)}
    />
  ) : (
    <Select {...field} options={data?.partners ?? own} value={slug} onChange={open} />
  );
}
