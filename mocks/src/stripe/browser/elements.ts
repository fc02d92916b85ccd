import type { Appearance, FontSource } from './appearance';
import { CardElement, IntegrationError } from './element';
import { callApi, type ApiObject } from './form';

export interface ElementsOptions {
  readonly clientSecret?: string;
  readonly mode?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly appearance?: Appearance;
  readonly fonts?: readonly FontSource[];
}

export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

let groups = 0;

export class Elements {
  readonly #origin: string;
  readonly #key: string;
  readonly #created = new Map<string, CardElement>();
  readonly #group: string;
  #options: ElementsOptions;
  submitted = false;

  constructor(origin: string, key: string, options: ElementsOptions) {
    groups += 1;
    this.#group = `${Date.now().toString(36)}-${groups}`;
    this.#origin = origin;
    this.#key = key;
    this.#options = options;
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret;
  }

  /** Made without an intent: it is created by the server when the person presses on. */
  get deferred(): boolean {
    return this.#options.mode !== undefined;
  }

  create(type: string, options: ApiObject = {}): CardElement {
    if (this.#created.has(type)) {
      throw new IntegrationError(
        `Can only create one Element of type ${type}. Destroy the one that exists before.`,
      );
    }
    const element = new CardElement(type, options, {
      origin: this.#origin,
      key: this.#key,
      group: this.#group,
      appearance: () => this.#options.appearance ?? {},
      fonts: () => this.#options.fonts ?? [],
      forget: (gone) => this.#created.delete(gone.type),
    });
    this.#created.set(type, element);
    return element;
  }

  getElement(wanted: unknown): CardElement | null {
    const type =
      typeof wanted === 'function' ? (wanted as { __elementType?: unknown }).__elementType : wanted;
    return this.#created.get(String(type)) ?? null;
  }

  update(options: ElementsOptions): void {
    this.#options = { ...this.#options, ...options };
    if (options.appearance !== undefined) for (const element of this.#created.values()) element.restyle();
  }

  primary(): CardElement {
    const element = ['payment', 'card', 'cardNumber'].map((type) => this.#created.get(type)).find(Boolean);
    if (element === undefined)
      throw new IntegrationError('There is no Payment Element or Card Element to take the card from.');
    return element;
  }

  async submit(): Promise<ApiObject> {
    const { error } = await this.primary().ask('validate');
    if (error !== null && error !== undefined) return { error };
    this.submitted = true;
    return { selectedPaymentMethod: 'card' };
  }

  async fetchUpdates(): Promise<ApiObject> {
    const secret = this.#options.clientSecret;
    if (secret === undefined) return {};
    const query = new URLSearchParams({ key: this.#key, client_secret: secret });
    const found = await callApi(
      `${this.#origin}/v1/payment_intents/${intentIdOf(secret)}?${query.toString()}`,
    );
    return { error: found['error'] };
  }
}
