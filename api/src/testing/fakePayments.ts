import { randomBytes } from 'node:crypto';
import { cents, type Cents } from '@dispatch/contract';
import type { CardGateway, GatewayCards } from '../platform/ports/payments/cardGateway';
import {
  type BookedCharge,
  type BookedRefund,
  type BookPage,
  type EventAddress,
  EventRefused,
  type Intent,
  type IntentMeans,
  type IntentSubject,
  PaymentRefused,
  type PaymentEvent,
  type ProviderName,
  type PaymentsPort,
  PaymentsUnavailable,
  type Refund,
  type RefundSubject,
  type SignedEvents,
} from '../platform/ports/payments/paymentsPort';
import type { PayPalPort } from '../platform/ports/payments/paypalPayments';
import type { CardUse, IntentCards, KeptCard, SavedCards } from '../platform/ports/payments/paymentsPort';

export type ProviderStep = Exclude<
  keyof PaymentsPort | keyof GatewayCards | keyof IntentCards,
  'provider' | 'savedCards' | 'ofIntents'
>;

/** What happens at a step: the work before it (throw to lose the call), and after it (throw to lose the answer). */
export type Disturbance = { before?: () => unknown; after?: () => unknown };

/** Pages of two, so that every test turns one. */
const page = <Entry>(all: readonly Entry[], after: string | null): BookPage<Entry> => {
  const end = Number(after ?? 0) + 2;
  return { entries: all.slice(end - 2, end), next: end < all.length ? String(end) : null };
};

const card = { brand: 'Visa', lastFour: '4242', expiryMonth: 8, expiryYear: 2090 };

export class FakePayments implements PaymentsPort, SignedEvents, Pick<PayPalPort, 'readEvent'> {
  constructor(readonly provider: ProviderName = 'stripe') {}

  readonly leastAmount = cents(50);
  readonly intents = new Map<string, Intent>();
  readonly charges: { chargeId: string; intentId: string; amount: Cents }[] = [];
  readonly refunds: BookedRefund[] = [];
  /** How the next refunds end; `refused` ones are not even taken, `pending` ones are done once it is null again. */
  refundOutcome: { status: 'refused' | 'failed' | 'pending'; message: string | null } | null = null;
  readonly asked: ProviderStep[] = [];
  disturb: (step: ProviderStep) => Disturbance | undefined = () => undefined;
  down = false;
  /** Where its events go; null where our keys may not see that. */
  eventAddresses: EventAddress[] | null = null;
  readonly #answers = new Map<string, object>();

  /** How open intents are to be paid. */
  readonly uses = new Map<string, CardUse>();
  readonly removed: string[] = [];
  /** Why kept cards are refused when nobody is there; null while they are good. */
  refusesKept: string | null = null;
  /** Setups and what they have kept, by their references. */
  readonly setups = new Map<string, { customerId: string | null; card: KeptCard | null }>();
  protected readonly removal: SavedCards = {
    removeCard: async (methodId) => {
      await this.step('removeCard', null, () => ({ count: this.removed.push(methodId) }));
    },
    endSetup: ({ reference, customerId }) =>
      this.step('endSetup', null, () => {
        const setup = this.setups.get(reference);
        return setup?.customerId === customerId ? setup.card : null;
      }),
  };
  readonly savedCards: SavedCards = {
    ofIntents: {
      createCustomer: async (userId, key) =>
        (await this.step('createCustomer', key, () => ({ id: `cus_${userId}` }))).id,
      removeCustomer: async (customerId) => {
        await this.step('removeCustomer', null, () => ({ count: this.removed.push(customerId) }));
      },
      useCard: async (intentId, use, key) => {
        await this.step('useCard', key, () => this.uses.set(intentId, use));
      },
      authorise: (intentId, methodId, key) =>
        this.step('authorise', key, () => {
          const intent = this.#known(intentId);
          if (this.refusesKept !== null || this.uses.get(intentId)?.methodId !== methodId) {
            intent.message = this.refusesKept;
            throw new PaymentRefused(this.refusesKept ?? 'There is no such card.', this.refusesKept !== null);
          }
          return Object.assign(intent, { status: 'authorised', message: null });
        }),
      beginSetup: (customerId, key) =>
        this.step('beginSetup', key, () => {
          const id = `seti_${randomBytes(8).toString('hex')}`;
          this.setups.set(id, { customerId, card: null });
          return { id, clientSecret: `${id}_secret` };
        }),
    },
    ...this.removal,
  };

  /** The card of a setup is good, and kept. */
  keep(reference: string, customerId = this.setups.get(reference)?.customerId ?? null): KeptCard {
    const kept = { ...card, methodId: `pm_${reference}` };
    this.setups.set(reference, { customerId, card: kept });
    return kept;
  }

  /** The browser confirms and the card is good. It is kept when that was asked for. */
  authorise(intentId: string): void {
    const intent = this.#open(intentId);
    if (intent === null) return;
    const { keepsCard = false } = this.uses.get(intentId) ?? {};
    const kept = keepsCard ? { keptCard: { ...card, methodId: `pm_${intentId}` } } : {};
    Object.assign(intent, { status: 'authorised', message: null, card, ...kept });
  }

  /** The browser confirms and the card is declined. */
  decline(intentId: string, message: string): void {
    const intent = this.#open(intentId);
    if (intent !== null) intent.message = message;
  }

  listEventAddresses(): Promise<EventAddress[] | null> {
    return Promise.resolve(this.eventAddresses);
  }

  createIntent(subject: IntentSubject, amount: Cents, key: string, means?: IntentMeans): Promise<Intent> {
    return this.step('createIntent', key, () => {
      if (means?.methodId !== undefined && this.refusesKept !== null)
        throw new PaymentRefused(this.refusesKept, true);
      const id = `pi_${randomBytes(8).toString('hex')}`;
      const intent: Intent = {
        id,
        clientSecret: `${id}_secret`,
        status: means?.card === undefined && means?.methodId === undefined ? 'open' : 'authorised',
        amount,
        subject: { ...subject },
        chargeId: null,
        message: null,
      };
      this.intents.set(id, intent);
      return intent;
    });
  }

  changeAmount(intentId: string, amount: Cents, key: string): Promise<Intent> {
    return this.step('changeAmount', key, () => {
      const intent = this.#known(intentId);
      if (intent.status !== 'open') throw new PaymentRefused(`It is ${intent.status}.`, false);
      intent.amount = amount;
      return intent;
    });
  }

  retrieveIntent(intentId: string): Promise<Intent | null> {
    return this.step('retrieveIntent', null, () => this.intents.get(intentId) ?? null);
  }

  capture(intentId: string, amount: Cents, key: string): Promise<Intent> {
    return this.step('capture', key, () => {
      const intent = this.#known(intentId);
      if (intent.status !== 'authorised' || amount > intent.amount) {
        throw new PaymentRefused(`It is ${intent.status}.`, false);
      }
      const chargeId = `ch_${intentId.slice(3)}`;
      this.charges.push({ chargeId, intentId, amount });
      return Object.assign(intent, { status: 'captured', chargeId });
    });
  }

  cancel(intentId: string, key: string): Promise<Intent> {
    return this.step('cancel', key, () => {
      const intent = this.#known(intentId);
      if (intent.status !== 'open' && intent.status !== 'authorised') {
        throw new PaymentRefused(`It is ${intent.status}.`, false);
      }
      return Object.assign(intent, { status: 'canceled' });
    });
  }

  refund({ intentId, ...request }: RefundSubject, amount: Cents, key: string): Promise<Refund> {
    return this.step('refund', key, () => {
      const charge = this.charges.find((charged) => charged.intentId === intentId);
      const live = this.refunds.filter(
        (refund) => refund.intentId === intentId && refund.status !== 'failed',
      );
      const left = live.reduce((rest, refund) => rest - refund.amount, charge?.amount ?? 0);
      const { status = 'done', message = null } = this.refundOutcome ?? {};
      if (amount > left) throw new PaymentRefused('It has already been refunded.', false);
      if (status === 'refused') throw new PaymentRefused(message ?? '', false);
      const refund: BookedRefund = { id: `re_${key}`, status, amount, message, intentId, ...request };
      this.refunds.push(refund);
      return refund;
    });
  }

  findRefund(subject: RefundSubject): Promise<Refund | null> {
    return this.step('findRefund', null, () => {
      for (const refund of this.refunds)
        if (refund.status === 'pending' && this.refundOutcome === null) refund.status = 'done';
      const own = this.refunds.filter(({ refundRequestId }) => refundRequestId === subject.refundRequestId);
      return (
        own.find(({ status }) => status !== 'failed') ??
        own.find(({ attempt }) => attempt === subject.attempt) ??
        null
      );
    });
  }

  listCharges(_since: Date, after: string | null): Promise<BookPage<BookedCharge>> {
    const charges = this.charges.map(({ chargeId: id, intentId, amount }) => ({ id, intentId, amount }));
    return this.step('listCharges', null, () => page(charges, after));
  }

  listRefunds(_since: Date, after: string | null): Promise<BookPage<BookedRefund>> {
    return this.step('listRefunds', null, () => page(this.refunds, after));
  }

  parseEvent(rawBody: Buffer, signature: string): PaymentEvent {
    if (signature !== 'signed') throw new EventRefused('Not signed.');
    const { type, data } = JSON.parse(rawBody.toString()) as {
      type: string;
      data: { object: { id: string } };
    };
    return { type, intentId: data.object.id };
  }

  readEvent(rawBody: Buffer, { sig }: { sig: string }): Promise<PaymentEvent> {
    return this.step('retrieveIntent', null, () => {
      if (sig !== 'signed') throw new EventRefused('Not signed.');
      const { event_type: type, resource } = JSON.parse(rawBody.toString()) as {
        event_type: string;
        resource: { id: string };
      };
      return { type, intentId: resource.id };
    });
  }

  #open(intentId: string): Intent | null {
    const intent = this.#known(intentId);
    return intent.status === 'open' ? intent : null;
  }

  #known(intentId: string): Intent {
    const intent = this.intents.get(intentId);
    if (intent === undefined) throw new PaymentRefused('No such intent.', false);
    return intent;
  }

  /** Does a step, with what the test has happen at it. */
  protected async step<Result extends object | null>(
    step: ProviderStep,
    key: string | null,
    work: () => Result,
  ): Promise<Result> {
    this.asked.push(step);
    const disturbance = this.disturb(step);
    await disturbance?.before?.();
    if (this.down) throw new PaymentsUnavailable('The provider is switched off.');
    const kept = key === null ? undefined : (this.#answers.get(key) as Result | undefined);
    const result = kept ?? work();
    const answer = (result === null ? null : { ...result }) as Result;
    if (key !== null && answer !== null) this.#answers.set(key, answer);
    await disturbance?.after?.();
    return answer;
  }
}

const declined = '4000 0000 0000 0002';

/** The card gateway: what is made of a card is authorised at once. */
export class FakeGateway extends FakePayments implements CardGateway {
  override readonly savedCards: GatewayCards = {
    ...this.removal,
    keepCard: (reference, { creditCardNumber }) =>
      this.step('keepCard', null, () => {
        if (creditCardNumber === declined)
          throw new PaymentRefused('This transaction has been declined.', true);
        return this.setups.get(reference)?.card ?? this.keep(reference);
      }),
  };
  /** It knows no keys: what is sent again is another transaction. */
  override createIntent(...[subject, amount, , means]: Parameters<PaymentsPort['createIntent']>) {
    return super.createIntent(subject, amount, randomBytes(8).toString('hex'), means);
  }

  /** The intent whose answer was lost. */
  findIntent = async ({ reference }: IntentSubject): Promise<Intent | null> =>
    [...this.intents.values()].find(({ subject }) => subject?.reference === reference) ?? null;
}
