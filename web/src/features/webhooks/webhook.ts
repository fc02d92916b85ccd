import { type CallData, type components, formatMoment, webhookEventTexts } from '@dispatch/contract';
import type { StatusTone } from '@dispatch/design-system';
import { callQuery } from '../../shared/api/callQuery';

export type Webhook = components['schemas']['Webhook'];
export type WebhookMessage = CallData<'listWebhookMessages'>[number];

export const webhooksQuery = callQuery('listWebhooks', {});

type State = { tone: StatusTone | undefined; label: string };

/** Whether a webhook gets what it asks for, in a few words. */
export function webhookState({ offBecause, failingDate }: Webhook): State {
  if (offBecause === 'owner') return { tone: undefined, label: 'Off' };
  if (offBecause !== null) return { tone: 'refused', label: 'Switched off' };
  if (failingDate !== null)
    return { tone: 'onhold', label: `Takes nothing since ${formatMoment(failingDate)}` };
  return { tone: 'live', label: 'On' };
}

const seconds = 1_000;

/** How often it is asked what has become of what waits: what is tried in a while can wait as well. */
export const lookEach = (isSoon: boolean): number => (isSoon ? 3 : 30) * seconds;

/** Whether a message is on its way, or tried again within a minute. */
export const isSoon = ({ state, nextDate }: WebhookMessage): boolean =>
  state === 'pending' && (nextDate === null || Date.parse(nextDate) < Date.now() + 60 * seconds);

/** What a message is about: its event in words. */
export const eventText = (type: string): string =>
  Object.hasOwn(webhookEventTexts, type) ? webhookEventTexts[type as keyof typeof webhookEventTexts] : 'Test';

/** What has become of a message, in a few words and the time. */
export function messageState({ state, settledDate, nextDate }: WebhookMessage): State & { when: string } {
  if (state === 'delivered') return { tone: 'live', label: 'Delivered', when: formatMoment(settledDate) };
  if (state === 'failed') return { tone: 'refused', label: 'Not delivered', when: formatMoment(settledDate) };
  if (nextDate === null) return { tone: undefined, label: 'Waiting', when: '' };
  return { tone: 'onhold', label: 'Not delivered yet', when: `next try ${formatMoment(nextDate)}` };
}
