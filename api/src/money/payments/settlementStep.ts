import type { PaymentState } from './Payment';
import type { IntentStatus } from '../../platform/ports/payments/paymentsPort';

/**
 * What has to be done so that a payment and its intent agree: make the order of a captured intent, capture, cancel at
 * the provider, note what the provider says (`close`: canceled, `authorise`, `reopen`), or nothing.
 */
export type Step = 'order' | 'capture' | 'cancel' | 'close' | 'authorise' | 'reopen' | 'wait';

const whileCapturing: Record<IntentStatus, Step> = {
  captured: 'order',
  authorised: 'capture',
  // The card was declined after all: the customer may try another one.
  open: 'reopen',
  canceled: 'close',
  processing: 'wait',
};

const whenOver: Record<IntentStatus, Step> = {
  captured: 'order',
  authorised: 'cancel',
  open: 'cancel',
  canceled: 'wait',
  processing: 'wait',
};

const whileWaiting = (state: 'preparing' | 'authorised', status: IntentStatus, abandoned: boolean): Step => {
  if (status === 'captured') return 'order';
  if (status === 'canceled') return 'close';
  if (status === 'processing') return 'wait';
  if (abandoned) return 'cancel';
  if (status === 'authorised') return state === 'authorised' ? 'wait' : 'authorise';
  return state === 'preparing' ? 'wait' : 'reopen';
};

/**
 * Only a payment in `capturing` is captured: its customer has asked for it. A captured intent always gets its order.
 */
export const nextStep = (state: PaymentState, status: IntentStatus, abandoned: boolean): Step => {
  switch (state) {
    case 'captured':
      return 'wait';
    case 'capturing':
      return whileCapturing[status];
    case 'preparing':
    case 'authorised':
      return whileWaiting(state, status, abandoned);
    case 'canceling':
      return status === 'canceled' ? 'close' : whenOver[status];
    case 'canceled':
    case 'failed':
      return whenOver[status];
  }
};
