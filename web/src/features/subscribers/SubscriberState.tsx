import { formatMoment } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';
import type { Subscriber } from './subscriber';

/** Whether what is for it arrives. */
export function SubscriberState({ subscriber }: { subscriber: Subscriber }) {
  const { pausedDate, failingDate } = subscriber;
  if (pausedDate !== null) return <StatusTag>Paused</StatusTag>;
  if (failingDate !== null)
    return <StatusTag tone="refused">{`Takes nothing since ${formatMoment(failingDate)}`}</StatusTag>;
  return <StatusTag tone="live">Open</StatusTag>;
}
