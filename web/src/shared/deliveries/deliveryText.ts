import { type components, formatMoment } from '@dispatch/contract';
import type { StatusTone } from '@dispatch/design-system';

type Delivery = Pick<
  components['schemas']['SubscriberDelivery'],
  'occasion' | 'state' | 'settledDate' | 'nextDate'
>;

/** Why something goes out. */
export const occasionNames: Readonly<Record<Delivery['occasion'], string>> = {
  first: 'Release',
  correction: 'Correction',
  withdrawal: 'Withdrawal',
  test: 'Test',
};

/** What has become of a delivery, in a few words and the time. */
export function deliveryText(
  { state, settledDate, nextDate }: Delivery,
  isFetched: boolean,
): { tone: StatusTone | undefined; label: string; when: string } {
  const when = formatMoment(settledDate);
  if (state === 'taken') return { tone: 'live', label: isFetched ? 'Fetched' : 'Taken', when };
  if (state === 'failed') return { tone: 'refused', label: 'Not taken', when };
  if (state === 'dropped') return { tone: undefined, label: 'Not sent', when };
  if (nextDate !== null)
    return { tone: 'onhold', label: 'Not taken yet', when: `next try ${formatMoment(nextDate)}` };
  return { tone: undefined, label: isFetched ? 'Not fetched yet' : 'Waiting', when: '' };
}
