import { applyAppearance, loadFonts, type Appearance, type FontSource } from './appearance';
import { CardField, type FieldName } from './cardField';
import { brandOf, digitsOf, type FieldError } from './cardText';
import { channelFromParent, type Channel } from './channel';
import { callApi, formOf, type ApiObject } from './form';

export interface FrameSetup {
  readonly type: string;
  /** Frames of one form find each other by it. */
  readonly group: string;
  readonly key: string;
  readonly appearance: Appearance;
  readonly fonts: readonly FontSource[];
}

interface Order {
  readonly path: string;
  readonly params: ApiObject;
}

declare global {
  interface Window {
    cardPart?: { readonly group: string; readonly fields: readonly CardField[] };
  }
}

/** In CSS pixels: room for a security code. */
const leastWidth = 40;

const fieldsOf: Readonly<Record<string, readonly FieldName[]>> = {
  payment: ['number', 'expiry', 'cvc'],
  card: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
};

/** The fields of this frame and of its siblings: all are of this origin, the page around cannot look into them. */
function allFields(group: string): CardField[] {
  const found: CardField[] = [];
  for (let index = 0; index < window.parent.length; index += 1) {
    try {
      const part = window.parent[index]?.cardPart;
      if (part?.group === group) found.push(...part.fields);
    } catch {
      // A frame of another origin is none of ours.
    }
  }
  return found;
}

class CardFrame {
  readonly #channel: Channel;
  readonly #setup: FrameSetup;
  readonly #fields: readonly CardField[];

  constructor(channel: Channel, setup: FrameSetup) {
    this.#channel = channel;
    this.#setup = setup;
    const names = fieldsOf[setup.type] ?? [];
    this.#fields = names.map((name) => new CardField(name, setup.type === 'payment', () => this.#changed()));
    window.cardPart = { group: setup.group, fields: this.#fields };
    const form = document.getElementById('fields') as HTMLFormElement;
    form.className = setup.type;
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
    const together = allFields(this.#setup.group);
    const number = together.find(({ name }) => name === 'number');
    const brand = brandOf(digitsOf(number?.input.value ?? ''));
    together.forEach((field) => field.name === 'cvc' && field.setBrand(brand));
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
    const fields = allFields(this.#setup.group);
    fields.forEach((field) => field.insist());
    this.#changed();
    const errory = fields.find((field) => field.error !== null);
    errory?.input.focus();
    return errory?.error ?? null;
  }

  async #order({ path, params }: Order): Promise<ApiObject> {
    const error = this.#firstError();
    if (error !== null) return { error };
    const fields = allFields(this.#setup.group);
    const valueOf = (name: FieldName): string =>
      digitsOf(fields.find((field) => field.name === name)?.input.value ?? '');
    const expiry = valueOf('expiry');
    const card = {
      number: valueOf('number'),
      exp_month: expiry.slice(0, 2),
      exp_year: expiry.slice(-2),
      cvc: valueOf('cvc'),
    };
    const method = path === '/v1/payment_methods';
    const data = {
      type: 'card',
      card,
      ...((method ? params : params['payment_method_data']) as ApiObject | undefined),
    };
    const body = method ? data : { ...params, payment_method_data: data };
    return callApi(path, formOf({ ...body, key: this.#setup.key }));
  }
}

void channelFromParent().then((channel) => {
  channel.on('setup', (setup) => {
    new CardFrame(channel, setup as FrameSetup);
  });
});
