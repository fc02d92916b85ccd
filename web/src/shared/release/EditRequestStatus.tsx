import type { components } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';
import { toneOfStatus } from '../status/statusTones';

const words = { open: 'Requested', done: 'Done', declined: 'Declined' } as const;

export function EditRequestStatus({ state }: { state: components['schemas']['EditRequest']['state'] }) {
  return <StatusTag tone={toneOfStatus(words[state])}>{words[state]}</StatusTag>;
}
