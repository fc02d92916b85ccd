import type { Cents, components } from '@dispatch/contract';

/** Where a payment is taken: the name that its row keeps. */
export type ProviderName = 'stripe' | 'paypal' | 'authorizenet';

/** What an intent is for. It travels with the intent as metadata and is compared when the intent is asked for. */
export type IntentSubject = {
  paymentId: number;
  /** Random, one a payment: tells payments with the same number in two databases apart. */
  reference: string;
  /** Null for bundles, which belong to no release. */
  distributionId: number | null;
  userId: number;
  purpose: 'release' | 'upgrade' | 'edit' | 'bundle';
};

/**
 * Where an intent is. `open`: the browser has still something to do, or the card was declined. `authorised`: the
 * money is reserved and can be captured or let go. `captured` and `canceled` are final.
 */
export type IntentStatus = 'open' | 'processing' | 'authorised' | 'captured' | 'canceled';

/** What a provider needs for an intent beside its amount. Never stored, never logged. */
export type IntentMeans = {
  /** A card of the manual form, which is authorised at once. */
  card?: components['schemas']['CreditCard'];
  /** A card that the gateway keeps, by its id there, charged in the same way. */
  methodId?: string;
};

/** A card that the provider keeps: its ids there, and what people know it by. */
export type KeptCard = {
  methodId: string;
  /** As people know it, such as `Visa`. */
  brand: string;
  lastFour: string;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
};

export type Intent = {
  id: string;
  /** For the provider's form in the browser, or the address of its page. Never stored with the payment, never logged. */
  clientSecret: string;
  status: IntentStatus;
  amount: Cents;
  /** Null for an intent that was not made by this product. */
  subject: IntentSubject | null;
  chargeId: string | null;
  /** Why the last attempt failed, in the provider's words for people. */
  message: string | null;
  /** The card that pays or has paid; absent for what is no card, and where the provider does not name it. */
  card?: Pick<KeptCard, 'brand' | 'lastFour'>;
  /** The card that the provider keeps because the payer has asked for it. */
  keptCard?: KeptCard;
};

/** Which refund: of the payment with this reference, its request and how often that was tried. Travels as metadata. */
export type RefundSubject = { intentId: string; reference: string; refundRequestId: number; attempt: number };

/** A refund at the provider. `done`: the money is on its way back. `failed`: it stays where it was. */
export type Refund = {
  id: string;
  status: 'pending' | 'done' | 'failed';
  amount: Cents;
  /** Why it has failed, in the provider's words. */
  message: string | null;
};

/**
 * A charge whose money was taken, as the provider's books have it. The amount is what was captured. Books that do not
 * name the intent name the payment by its reference.
 */
export type BookedCharge = { id: string; intentId: string | null; reference?: string | null; amount: Cents };

/** A refund in the provider's books; the request is null for one that was not made by this product. */
export type BookedRefund = Refund & {
  intentId: string | null;
  reference: string | null;
  refundRequestId: number | null;
  attempt: number | null;
};

/** One page of the provider's books; `next` leads to the one after it. */
export type BookPage<Entry> = { entries: Entry[]; next: string | null };

/** An event of the provider that carried a right signature. */
export type PaymentEvent = {
  type: string;
  /** The intent that it is about; null when it is about something else. */
  intentId: string | null;
};

/** Where the provider sends its events, and which; `*` are all. */
export type EventAddress = { url: string; isOn: boolean; types: readonly string[] };

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

/** How an open intent is to be paid: by which account at the provider, with which kept card, and whether it keeps a new one. */
export type CardUse = { customerId: string | null; methodId: string | null; keepsCard: boolean };

/** How intents that wait for a browser take and keep cards. */
export interface IntentCards {
  /** The account under which the cards of a user are kept; answers its id. */
  createCustomer(userId: number, key: string): Promise<string>;
  /** With all its cards. */
  removeCustomer(customerId: string): Promise<void>;
  useCard(intentId: string, use: CardUse, key: string): Promise<void>;
  /** Authorises an open intent with its kept card, while nobody is there to answer a question of the bank. */
  authorise(intentId: string, methodId: string, key: string): Promise<Intent>;
  /** Begins to keep a card without a payment; the browser confirms it. */
  beginSetup(customerId: string, key: string): Promise<Pick<Intent, 'id' | 'clientSecret'>>;
}

/** What was begun so that a card is kept without a payment. Its reference is of the provider or of us. */
export type CardSetup = { reference: string; customerId: string | null };

/**
 * Keeps cards for somebody who asked for it. Throws like PaymentsPort. What is removed already is no error.
 */
export interface SavedCards {
  /** Absent where a kept card comes with the means of an intent. */
  readonly ofIntents?: IntentCards;
  removeCard(methodId: string): Promise<void>;
  /** Has a setup keep nothing from now on, and answers what it has kept; null for nothing, or one of another account. */
  endSetup(setup: CardSetup): Promise<KeptCard | null>;
}

/**
 * Takes payments: first authorised by the buyer, then captured by us. `key` makes a step happen once however often
 * it is sent; the same key always comes with the same input, but for the means of an intent. Every method throws
 * PaymentsUnavailable, and those that change something also PaymentRefused.
 *
 * An intent that is made of a card is authorised at once; a card that is declined is a PaymentRefused for people.
 * Where a provider cannot cancel what was approved, `cancel` answers the intent as canceled: it is never captured,
 * and the approval ends by itself.
 */
export interface PaymentsPort {
  /** Stored with each payment. */
  readonly provider: ProviderName;
  /** The least that it charges; a lower total above 0 cannot be paid with it. */
  readonly leastAmount: Cents;
  /** Where it keeps cards for later payments. */
  readonly savedCards?: SavedCards;
  /** How many hours its books may come after the money; 0 when they are always true. */
  readonly booksLagHours?: number;
  createIntent(subject: IntentSubject, amount: Cents, key: string, means?: IntentMeans): Promise<Intent>;
  /** Changes what an open intent asks for; PaymentRefused where another amount is another intent. */
  changeAmount(intentId: string, amount: Cents, key: string): Promise<Intent>;
  /**
   * The intent of a payment that was made although its answer was lost; null when there is none. Where one is made
   * again by its key instead, this is absent.
   */
  findIntent?(subject: IntentSubject): Promise<Intent | null>;
  /** The intent as the provider knows it now; null when it knows none with this id. */
  retrieveIntent(intentId: string): Promise<Intent | null>;
  capture(intentId: string, amount: Cents, key: string): Promise<Intent>;
  cancel(intentId: string, key: string): Promise<Intent>;
  /** Gives money of a captured intent back. */
  refund(subject: RefundSubject, amount: Cents, key: string): Promise<Refund>;
  /** The refund of a request that is not failed, else the failed one of this attempt; null when there is none. */
  findRefund(subject: RefundSubject): Promise<Refund | null>;
  /** What was taken since then. `after` is the `next` of the page before. */
  listCharges(since: Date, after: string | null): Promise<BookPage<BookedCharge>>;
  /** What was given back since then, by us or by hand at the provider. */
  listRefunds(since: Date, after: string | null): Promise<BookPage<BookedRefund>>;
  /** Where it sends events; null where our keys may not see that. Absent where it cannot be asked. */
  listEventAddresses?(): Promise<EventAddress[] | null>;
}

/** The events of a provider that signs them with a secret which we share. */
export interface SignedEvents {
  /** Reads an event from the bytes that arrived. Throws EventRefused. */
  parseEvent(rawBody: Buffer, signature: string): PaymentEvent;
}
