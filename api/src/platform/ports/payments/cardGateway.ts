import type {
  IntentMeans,
  IntentSubject,
  Intent,
  KeptCard,
  PaymentsPort,
  SavedCards,
  SignedEvents,
} from './paymentsPort';

type Holder =
  | 'cardholderFirstName'
  | 'cardholderLastName'
  | 'cardholderAddress1'
  | 'cardholderAddress2'
  | 'cardholderCity'
  | 'cardholderState'
  | 'cardholderZip';

/** A card as somebody typed it: handed on and forgotten. Never stored, logged, queued or put into an error. */
export type CreditCard = Pick<
  NonNullable<IntentMeans['card']>,
  'creditCardNumber' | 'creditCardExpiration' | 'creditCardCvv' | Holder
>;

/** Cards that are kept by their number. */
export interface GatewayCards extends SavedCards {
  /**
   * Has the gateway keep a card that its bank takes, once a reference however often it is asked.
   * @param reference at most 20 characters
   */
  keepCard(reference: string, card: CreditCard): Promise<KeptCard>;
}

/**
 * A gateway that takes the number of a card from us. It makes no intents that a browser could open: a transaction is
 * authorised at once, and is an intent from then on. Methods throw like those of PaymentsPort.
 */
export interface CardGateway extends PaymentsPort, SignedEvents {
  readonly savedCards: GatewayCards;
  findIntent(subject: IntentSubject): Promise<Intent | null>;
}
