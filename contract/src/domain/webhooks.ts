import type { components } from '../generated/types';

export type WebhookEvent = components['schemas']['WebhookEvent'];

/** What an account can have sent to its programs, in the words of whoever chooses it and in the order of the choice. */
export const webhookEventTexts: Readonly<Record<WebhookEvent, string>> = {
  'release.submitted': 'A release was submitted to editorial',
  'release.held': 'A release was put on hold, or changed and needs your yes',
  'release.approved': 'A release was approved',
  'release.refused': 'A release was refused',
  'release.published': 'A release was published',
  'release.corrected': 'A correction of a release was published',
  'release.withdrawn': 'A published release was taken down',
  'release.delivered': 'A subscriber has taken a release, its correction or its withdrawal',
  'release.failed': 'A delivery to a subscriber was given up',
  'order.paid': 'An order was paid',
  'order.refunded': 'Money of an order was given back',
};

export const webhookEvents = Object.keys(webhookEventTexts) as readonly WebhookEvent[];

/** How many webhooks an account can have. */
export const mostWebhooks = 10;

/** How long the secret before signs beside a new one, in hours. */
export const oldSecretHours = 24;

/** For so many days what was sent is kept, and can be sent again. */
export const webhookLogDays = 30;
