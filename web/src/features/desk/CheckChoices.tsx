import { editorialFindings, reasonOfFinding, type components, type HoldReason } from '@dispatch/contract';
import { CheckboxGroup } from '@dispatch/design-system';
import { useMemo, useState } from 'react';
import { placeLabel } from '../../shared/editorial/placeLabel';

interface CheckChoicesProps {
  release: components['schemas']['Release'];
  onChange: (reasons: readonly HoldReason[]) => void;
}

/** What the editorial checks found, to be taken over as reasons with their places. */
export default function CheckChoices({ release, onChange }: CheckChoicesProps) {
  const findings = useMemo(() => editorialFindings(release, new Date()), [release]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (findings.length === 0) return null;
  return (
    <CheckboxGroup
      label="From the editorial checks"
      description="The customer is led to the place of each."
      isOptional
      options={findings.map(({ why, words, place }, index) => ({
        id: String(index),
        label: placeLabel(place.field, words),
        description: why,
      }))}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(findings.filter((_, index) => next.includes(String(index))).map(reasonOfFinding));
      }}
    />
  );
}
