import { applyAppearance, loadFonts, type Appearance, type FontSource } from './appearance';
import { CardField, type FieldName } from './cardField';
import { brandOf, digitsOf, type FieldError } from './cardText';
import { channelFromParent, type Channel } from './channel';
import { callApi, formOf, type ApiObject } from './form';

export interface FrameSetup {
  readonly key: string;
  readonly appearance: Appearance;
  readonly fonts: readonly FontSource[];
}

interface Order {
  readonly path: string;
  readonly params: ApiObject;
}

/** In CSS pixels: room for a security code. */
const leastWidth = 40;

class CardFrame {
  readonly #channel: Channel;
  readonly #setup: FrameSetup;
  readonly #fields: readonly CardField[];

  constructor(channel: Channel, setup: FrameSetup) {
    this.#channel = channel;
    this.#setup = setup;
    const names = ['number', 'expiry', 'cvc'] as const;
    this.#fields = names.map((name) => new CardField(name, () => this.#changed()));
    const form = document.getElementById('fields') as HTMLFormElement;
    form.className = 'payment';
    form.append(...this.#fields.map(({ element }) => element));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      channel.send('submit');
    });
    this.#listen(form);
  }

  #listen(form: HTMLFormElement): void {
    const channel = this.#channel;
    const look = (appearance: unknown): void => channel.send('scheme', applyAppearance(appearance ?? {}));
    loadFonts(this.#setup.fonts);
    look(this.#setup.appearance);
    channel.on('appearance', look);
    channel.on('focus', () => this.#fields[0]?.input.focus());
    channel.on('blur', () => (document.activeElement as HTMLElement | null)?.blur());
    channel.on('clear', () => {
      this.#fields.forEach((field) => field.clear());
      this.#changed();
    });
    channel.on('validate', () => ({ error: this.#firstError() }));
    channel.on('order', (order) => this.#order(order as Order));
    form.addEventListener('focusin', () => channel.send('focus'));
    form.addEventListener('focusout', (event) => {
      if (event.relatedTarget === null) channel.send('blur');
    });
    form.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') channel.send('escape');
    });
    new ResizeObserver(() => {
      // Narrower, the frame is not shown: a browser may squeeze it for a moment, for a picture of the whole page.
      if (form.clientWidth < leastWidth) return;
      channel.send('height', Math.ceil(form.getBoundingClientRect().height) + 8);
    }).observe(form);
    channel.send('ready');
  }

  #changed(): void {
    const brand = brandOf(this.#valueOf('number'));
    this.#fields.forEach((field) => field.name === 'cvc' && field.setBrand(brand));
    const error = this.#fields.map((field) => field.shownError).find((found) => found !== null);
    this.#channel.send('change', {
      empty: this.#fields.every((field) => field.empty),
      complete: this.#fields.every((field) => field.error === null),
      brand,
      error: error,
    });
  }

  /** Shows every error, puts the focus on the first, and answers it. */
  #firstError(): FieldError | null {
    this.#fields.forEach((field) => field.insist());
    this.#changed();
    const errory = this.#fields.find((field) => field.error !== null);
    errory?.input.focus();
    return errory?.error ?? null;
  }

  #valueOf(name: FieldName): string {
    return digitsOf(this.#fields.find((field) => field.name === name)?.input.value ?? '');
  }

  async #order({ path, params }: Order): Promise<ApiObject> {
    const error = this.#firstError();
    if (error !== null) return { error };
    const expiry = this.#valueOf('expiry');
    const card = {
      number: this.#valueOf('number'),
      exp_month: expiry.slice(0, 2),
      exp_year: expiry.slice(-2),
      cvc: this.#valueOf('cvc'),
    };
    const data = { type: 'card', card, ...(params['payment_method_data'] as ApiObject | undefined) };
    return callApi(path, formOf({ ...params, payment_method_data: data, key: this.#setup.key }));
  }
}

void channelFromParent().then((channel) => {
  channel.on('setup', (setup) => {
    new CardFrame(channel, setup as FrameSetup);
  });
});
