import type { Appearance, FontSource } from './appearance';
import { CardElement, IntegrationError } from './element';
import type { ApiObject } from './form';

export interface ElementsOptions {
  readonly clientSecret?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly appearance?: Appearance;
  readonly fonts?: readonly FontSource[];
}

export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

export class Elements {
  readonly #origin: string;
  readonly #key: string;
  readonly #created = new Map<string, CardElement>();
  #options: ElementsOptions;
  submitted = false;

  constructor(origin: string, key: string, options: ElementsOptions) {
    this.#origin = origin;
    this.#key = key;
    this.#options = options;
  }

  create(type: string): CardElement {
    if (this.#created.has(type)) {
      throw new IntegrationError(
        `Can only create one Element of type ${type}. Destroy the one that exists before.`,
      );
    }
    const element = new CardElement(type, {
      origin: this.#origin,
      key: this.#key,
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
    const element = this.#created.get('payment');
    if (element === undefined)
      throw new IntegrationError('There is no Payment Element to take the card from.');
    return element;
  }

  async submit(): Promise<ApiObject> {
    const { error } = await this.primary().ask('validate');
    if (error !== null && error !== undefined) return { error };
    this.submitted = true;
    return { selectedPaymentMethod: 'card' };
  }
}
