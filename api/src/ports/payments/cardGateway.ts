import type { IntentMeans, IntentSubject, Intent, PaymentsPort, SignedEvents } from './paymentsPort';

/** A card as somebody typed it: handed on and forgotten. Never stored, logged, queued or put into an error. */
export type CreditCard = NonNullable<IntentMeans['card']>;

/** A card that the gateway keeps for us. */
type CardProfile = NonNullable<IntentMeans['profile']>;

/**
 * A gateway that takes the number of a card from us. It makes no intents that a browser could open: a transaction is
 * authorised at once, and is an intent from then on. Methods throw like those of PaymentsPort.
 */
export interface CardGateway extends PaymentsPort, SignedEvents {
  findIntent(subject: IntentSubject): Promise<Intent | null>;
  /** Has the gateway keep a card for this account. */
  createProfile(userId: number, description: string, card: CreditCard): Promise<CardProfile>;
  /** Has the gateway keep the card of a transaction. */
  createProfileOf(intentId: string): Promise<CardProfile>;
  /** Has the gateway forget a card. One that it does not know is forgotten already. */
  deleteProfile(customerProfileId: string): Promise<void>;
}
