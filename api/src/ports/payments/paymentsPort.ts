import type { Cents } from '@dispatch/contract';

/** What an intent is for. It travels with the intent as metadata and is compared when the intent is asked for. */
export type IntentSubject = {
  paymentId: number;
  /** Random, one a payment: tells payments with the same number in two databases apart. */
  reference: string;
  distributionId: number;
  userId: number;
  purpose: 'release';
};

/**
 * Where an intent is. `open`: the browser has still something to do, or the card was declined. `authorised`: the
 * money is reserved and can be captured or let go. `captured` and `canceled` are final.
 */
export type IntentStatus = 'open' | 'processing' | 'authorised' | 'captured' | 'canceled';

export type Intent = {
  id: string;
  /** For the provider's form in the browser. Never stored with the payment, never logged. */
  clientSecret: string;
  status: IntentStatus;
  amount: Cents;
  /** Null for an intent that was not made by this product. */
  subject: IntentSubject | null;
  chargeId: string | null;
  /** Why the last attempt failed, in the provider's words for people. */
  message: string | null;
};

/** An event of the provider that carried a right signature. */
export type PaymentEvent = {
  type: string;
  /** The intent that it is about; null when it is about something else. */
  intentId: string | null;
};

/** The provider cannot be reached, or does not answer as it should. Whether it has acted is not known. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

/** The provider has understood and refused. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';

  constructor(
    message: string,
    /** Whether the message is meant for the person who pays. */
    readonly forPeople: boolean,
  ) {
    super(message);
  }
}

/** The signature of an event does not fit its bytes, or it is too old. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused';
}

/**
 * Takes cards: first authorised by the browser, then captured by us. `key` makes a step happen once however often
 * it is sent; the same key always comes with the same input. Every method throws PaymentsUnavailable, and those that
 * change something also PaymentRefused.
 */
export interface PaymentsPort {
  /** Stored with each payment, as `stripe`. */
  readonly provider: string;
  createIntent(subject: IntentSubject, amount: Cents, key: string): Promise<Intent>;
  /** Changes what an open intent asks for. */
  changeAmount(intentId: string, amount: Cents, key: string): Promise<Intent>;
  /** The intent as the provider knows it now; null when it knows none with this id. */
  retrieveIntent(intentId: string): Promise<Intent | null>;
  capture(intentId: string, amount: Cents, key: string): Promise<Intent>;
  cancel(intentId: string, key: string): Promise<Intent>;
  /** Reads an event from the bytes that arrived. Throws EventRefused. */
  parseEvent(rawBody: Buffer, signature: string): PaymentEvent;
}
