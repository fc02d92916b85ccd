import type { Appearance, FontSource } from './appearance';
import type { FrameSetup } from './cardFrame';
import { channelTo, type Channel } from './channel';
import type { ApiObject } from './form';

type Listener = (event: unknown) => void;

export interface ElementContext {
  readonly origin: string;
  readonly key: string;
  appearance(): Appearance;
  fonts(): readonly FontSource[];
  forget(element: CardElement): void;
}

export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}

export class CardElement {
  readonly type: string;
  readonly #context: ElementContext;
  readonly #listeners = new Map<string, Set<Listener>>();
  #frame: HTMLIFrameElement | null = null;
  #channel: Promise<Channel> | null = null;

  constructor(type: string, context: ElementContext) {
    if (type !== 'payment')
      throw new IntegrationError(`Only the Payment Element is offered here. You supplied: ${type}.`);
    this.type = type;
    this.#context = context;
  }

  mount(target: string | HTMLElement): void {
    const place = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (place === null) {
      throw new IntegrationError(
        `The selector you specified applies to no DOM elements that are currently on the page.`,
      );
    }
    if (this.#frame?.parentElement === place) return;
    this.unmount();
    const frame = document.createElement('iframe');
    frame.title = 'Secure payment input frame';
    // The frame is 4 px larger on each side, so that a focus ring is not cut off.
    const style = {
      border: '0',
      margin: '-4px',
      padding: '0',
      width: 'calc(100% + 8px)',
      height: '56px',
      display: 'block',
    };
    Object.assign(frame.style, { ...style, minWidth: '100%', overflow: 'hidden', userSelect: 'none' });
    frame.setAttribute('allowtransparency', 'true');
    frame.setAttribute('scrolling', 'no');
    this.#frame = frame;
    this.#channel = channelTo(frame, this.#context.origin).then((channel) => this.#connect(frame, channel));
    frame.src = `${this.#context.origin}/frames/card`;
    place.replaceChildren(frame);
    place.classList.add('StripeElement', 'StripeElement--empty');
  }

  unmount(): void {
    this.#frame?.parentElement?.classList.remove(
      'StripeElement',
      'StripeElement--empty',
      'StripeElement--complete',
    );
    this.#frame?.remove();
    this.#frame = null;
    this.#channel = null;
  }

  destroy(): void {
    this.unmount();
    this.#listeners.clear();
    this.#context.forget(this);
  }

  update(): void {
    // Of its options none changes how it looks here.
  }

  on(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const first: Listener = (data) => {
      this.off(event, first);
      listener(data);
    };
    return this.on(event, first);
  }

  off(event: string, listener?: Listener): this {
    if (listener === undefined) this.#listeners.delete(event);
    else this.#listeners.get(event)?.delete(listener);
    return this;
  }

  focus(): void {
    this.#frame?.focus();
    void this.#channel?.then((channel) => channel.send('focus'));
  }

  blur(): void {
    void this.#channel?.then((channel) => channel.send('blur'));
  }

  clear(): void {
    void this.#channel?.then((channel) => channel.send('clear'));
  }

  /** There is one payment method only, which is always open. */
  collapse(): void {
    this.blur();
  }

  restyle(): void {
    void this.#channel?.then((channel) => channel.send('appearance', this.#context.appearance()));
  }

  async ask(question: string, data: unknown = null): Promise<ApiObject> {
    if (this.#channel === null) {
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
      );
    }
    return (await (await this.#channel).ask(question, data)) as ApiObject;
  }

  #connect(frame: HTMLIFrameElement, channel: Channel): Channel {
    const { key } = this.#context;
    const late = setTimeout(() => {
      const error = { type: 'api_connection_error', message: 'The payment form could not be loaded.' };
      this.#emit('loaderror', { elementType: this.type, error });
    }, 10_000);
    channel.on('ready', () => {
      clearTimeout(late);
      this.#emit('ready', { elementType: this.type });
    });
    channel.on('height', (height) => (frame.style.height = `${Number(height)}px`));
    channel.on('scheme', (scheme) => (frame.style.colorScheme = String(scheme)));
    channel.on('change', (state) => this.#changed(frame, state as ApiObject));
    for (const event of ['focus', 'blur', 'escape']) {
      channel.on(event, () => this.#emit(event, { elementType: this.type }));
    }
    channel.on('submit', () => frame.closest('form')?.requestSubmit());
    const setup: FrameSetup = {
      key,
      appearance: this.#context.appearance(),
      fonts: this.#context.fonts(),
    };
    channel.send('setup', setup);
    return channel;
  }

  #changed(frame: HTMLIFrameElement, state: ApiObject): void {
    const place = frame.parentElement;
    place?.classList.toggle('StripeElement--empty', state['empty'] === true);
    place?.classList.toggle('StripeElement--complete', state['complete'] === true);
    place?.classList.toggle('StripeElement--invalid', state['error'] !== undefined);
    this.#emit('change', { elementType: this.type, collapsed: false, value: { type: 'card' }, ...state });
  }

  #emit(event: string, data: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(data);
  }
}
