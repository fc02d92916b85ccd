import type { Logger } from 'pino';
import type { Actor } from '../../platform/audit/audit';
import type { Intent } from '../../platform/ports/payments/paymentsPort';
import type { PaymentProviders } from '../../platform/ports/payments/providers';

export type Settling = {
  payments: PaymentProviders;
  actor: Actor;
  log: Logger;
  /** Leave a capture alone that the customer's own call is most likely doing at this moment. */
  leavesRunning?: true;
  /** The payment as it was checked a moment ago, and its intent: both are not asked for again. */
  checked?: { version: number; intent: Intent };
};

/** Seconds after which a call that captures or cancels has ended, or was interrupted. */
export const interruptedAfterSeconds = 20;

/** The refusal in words for people, a price that has moved on, or a capture left to the call which runs it. */
export type Settlement = { refusal: string | null; priceChanged: boolean; leftRunning: boolean };
