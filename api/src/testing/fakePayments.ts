import { randomBytes } from 'node:crypto';
import type { Cents } from '@dispatch/contract';
import {
  EventRefused,
  type Intent,
  type IntentSubject,
  PaymentRefused,
  type PaymentEvent,
  type PaymentsPort,
  PaymentsUnavailable,
} from '../ports/payments/paymentsPort';

export type ProviderStep = 'createIntent' | 'changeAmount' | 'retrieveIntent' | 'capture' | 'cancel';

/** What happens at a step: the work before it (throw to lose the call), and after it (throw to lose the answer). */
export type Disturbance = { before?: () => unknown; after?: () => unknown };

const copy = (intent: Intent): Intent => ({ ...intent });

export class FakePayments implements PaymentsPort {
  readonly provider = 'fake';
  readonly intents = new Map<string, Intent>();
  readonly charges: { chargeId: string; intentId: string; amount: Cents }[] = [];
  readonly asked: ProviderStep[] = [];
  disturb: (step: ProviderStep) => Disturbance | undefined = () => undefined;
  down = false;
  readonly #answers = new Map<string, Intent>();

  /** The browser confirms and the card is good. */
  authorise(intentId: string): void {
    const intent = this.#open(intentId);
    if (intent !== null) Object.assign(intent, { status: 'authorised', message: null });
  }

  /** The browser confirms and the card is declined. */
  decline(intentId: string, message: string): void {
    const intent = this.#open(intentId);
    if (intent !== null) intent.message = message;
  }

  createIntent(subject: IntentSubject, amount: Cents, key: string): Promise<Intent> {
    return this.#step('createIntent', key, () => {
      const id = `pi_${randomBytes(8).toString('hex')}`;
      const intent: Intent = {
        id,
        clientSecret: `${id}_secret`,
        status: 'open',
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
    return this.#step('changeAmount', key, () => {
      const intent = this.#known(intentId);
      if (intent.status !== 'open') throw new PaymentRefused(`It is ${intent.status}.`, false);
      intent.amount = amount;
      return intent;
    });
  }

  retrieveIntent(intentId: string): Promise<Intent | null> {
    return this.#step('retrieveIntent', null, () => this.intents.get(intentId) ?? null);
  }

  capture(intentId: string, amount: Cents, key: string): Promise<Intent> {
    return this.#step('capture', key, () => {
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
    return this.#step('cancel', key, () => {
      const intent = this.#known(intentId);
      if (intent.status !== 'open' && intent.status !== 'authorised') {
        throw new PaymentRefused(`It is ${intent.status}.`, false);
      }
      return Object.assign(intent, { status: 'canceled' });
    });
  }

  parseEvent(rawBody: Buffer, signature: string): PaymentEvent {
    if (signature !== 'signed') throw new EventRefused('Not signed.');
    const { type, data } = JSON.parse(rawBody.toString()) as {
      type: string;
      data: { object: { id: string } };
    };
    return { type, intentId: data.object.id };
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

  async #step<Result extends Intent | null>(
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
    const answer = (result === null ? null : copy(result)) as Result;
    if (key !== null && answer !== null) this.#answers.set(key, answer);
    await disturbance?.after?.();
    return answer;
  }
}
