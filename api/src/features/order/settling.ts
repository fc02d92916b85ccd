import type { Logger } from 'pino';
import type { Actor } from '../../audit';
import type { PaymentsPort } from '../../ports/payments/paymentsPort';

export type Settling = {
  payments: PaymentsPort;
  actor: Actor;
  log: Logger;
  /** Leave a capture alone that the customer's own call is most likely doing at this moment. */
  leavesRunning?: true;
};

/** Seconds after which a call that captures or cancels has ended, or was interrupted. */
export const interruptedAfterSeconds = 20;

/** The refusal in words for people, a price that has moved on, or a capture left to the call which runs it. */
export type Settlement = { refusal: string | null; priceChanged: boolean; leftRunning: boolean };
