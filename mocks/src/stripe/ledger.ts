import { randomBytes } from 'node:crypto';
import type { Delivery } from '../store/deliveries';
import type { Journal } from '../store/journal';
import type {
  Charge,
  Customer,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
  StripeEvent,
} from './resources';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function newId(prefix: string, length = 24): string {
  return `${prefix}_${[...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('')}`;
}

export const seconds = (): number => Math.floor(Date.now() / 1000);

export interface KeptAnswer {
  readonly route: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: object;
  readonly requestId: string;
}

/** The test card behind a payment method, which is not part of what Stripe shows. Other numbers are not kept. */
interface CardSecret {
  readonly number: string | null;
}

export const apiVersion = '2026-10-28.endive';

export class Ledger {
  readonly journal: Journal;
  readonly intents;
  readonly charges;
  readonly methods;
  readonly cards;
  readonly customers;
  readonly setups;
  readonly refunds;
  readonly events;
  readonly deliveries;
  readonly answers;

  constructor(journal: Journal) {
    this.journal = journal;
    this.intents = journal.collection<PaymentIntent>('intents');
    this.charges = journal.collection<Charge>('charges');
    this.methods = journal.collection<PaymentMethod>('methods');
    this.cards = journal.collection<CardSecret>('cards');
    this.customers = journal.collection<Customer>('customers');
    this.setups = journal.collection<SetupIntent>('setups');
    this.refunds = journal.collection<Refund>('refunds');
    this.events = journal.collection<StripeEvent>('events');
    this.deliveries = journal.collection<Delivery>('deliveries');
    this.answers = journal.collection<KeptAnswer>('answers');
  }
}
