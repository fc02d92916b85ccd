import type { components } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';

type State = components['schemas']['CompanyNameState'];

const tags = {
  waiting: { tone: 'pending', label: 'Waits for the desk' },
  approved: { tone: 'live', label: 'Approved' },
  declined: { tone: 'refused', label: 'Declined' },
} as const satisfies Record<State, { tone: string; label: string }>;

/** What the desk says to the name of a company. */
export function CompanyState({ state }: { state: State }) {
  const { tone, label } = tags[state];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
