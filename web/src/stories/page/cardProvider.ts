import { http, HttpResponse } from 'msw';
import { pageConfig } from './pageConfig';

/** accepted: filled in, and the bank says yes. */
export type CardState = 'empty' | 'filled' | 'wrong' | 'accepted';

interface Appearance {
  variables?: Record<string, string>;
  rules?: Record<string, Record<string, string>>;
}

/** Runs as the card provider's script, so it must be whole in itself. Every card is declined, unless it is accepted. */
function standIn(state: CardState): void {
  type Listener = (event: object) => void;
  const fields = [
    [
      'Card number',
      'cc-number',
      '1234 1234 1234 1234',
      '4242 4242 4242 4242',
      '4242 4242 4242 4241',
      'Your card number is invalid.',
    ],
    [
      'Expiration date',
      'cc-exp',
      'MM / YY',
      '12 / 34',
      '12 / 20',
      'Your card’s expiration year is in the past.',
    ],
    ['Security code', 'cc-csc', 'CVC', '123', '12', 'Your card’s security code is incomplete.'],
  ] as const;

  const look = ({ variables = {}, rules = {} }: Appearance): string => {
    const base = `
      .Form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; font: ${variables['fontSizeBase']} ${variables['fontFamily']}; }
      .Field { display: grid; align-content: start; gap: 4px; }
      .Field:first-child { grid-column: 1 / -1; }
      .Input { box-sizing: border-box; inline-size: 100%; font: inherit; color: ${variables['colorText']};
        background: ${variables['colorBackground']}; border-radius: ${variables['borderRadius']}; }
      .Input::placeholder { color: ${variables['colorTextPlaceholder']}; opacity: 1; }`;
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const given = Object.entries(rules).map(
      ([selector, style]) =>
        `${selector} { ${Object.entries(style)
          .map(([name, value]) => `${kebab(name)}: ${value};`)
          .join(' ')} }`,
    );
    return [base, ...given].join('\n');
  };

  const formOf = (): HTMLElement => {
    const form = document.createElement('div');
    form.className = 'Form';
    for (const [label, autocomplete, placeholder, filled, wrong, error] of fields) {
      const field = form.appendChild(document.createElement('label'));
      field.className = 'Field';
      const words = field.appendChild(document.createElement('span'));
      words.className = 'Label';
      words.textContent = label;
      const input = field.appendChild(document.createElement('input'));
      input.className = state === 'wrong' ? 'Input Input--invalid' : 'Input';
      Object.assign(input, { autocomplete, placeholder, inputMode: 'numeric' });
      input.value = { empty: '', filled, wrong, accepted: filled }[state];
      if (state !== 'wrong') continue;
      input.setAttribute('aria-invalid', 'true');
      const mistake = field.appendChild(document.createElement('span'));
      mistake.className = 'Error';
      mistake.textContent = error;
    }
    return form;
  };

  const elementsOf = (options: { appearance?: Appearance }) => {
    const style = document.createElement('style');
    const restyle = ({ appearance = {} }: { appearance?: Appearance }) =>
      (style.textContent = look(appearance));
    restyle(options);
    const listeners = new Map<string, Listener>();
    const element = {
      on: (name: string, listener: Listener) => (listeners.set(name, listener), element),
      once: (name: string, listener: Listener) => (listeners.set(name, listener), element),
      off: (name: string) => (listeners.delete(name), element),
      mount: (place: HTMLElement) => {
        const form = formOf();
        const tell = () => {
          const inputs = [...form.querySelectorAll('input')];
          const complete = state !== 'wrong' && inputs.every(({ value }) => value !== '');
          listeners.get('change')?.({
            elementType: 'payment',
            complete,
            empty: !complete,
            value: { type: 'card' },
          });
        };
        form.addEventListener('input', tell);
        // The provider's own page, as far as this one is concerned.
        (place.shadowRoot ?? place.attachShadow({ mode: 'open' })).replaceChildren(style, form);
        queueMicrotask(() => {
          listeners.get('ready')?.(element);
          tell();
        });
      },
      ...Object.fromEntries(
        ['update', 'focus', 'blur', 'clear', 'unmount', 'destroy'].map((name) => [name, () => undefined]),
      ),
    };
    const elements = {
      create: () => element,
      getElement: () => element,
      update: restyle,
      on: () => elements,
      submit: () => Promise.resolve({}),
      fetchUpdates: () => Promise.resolve({}),
    };
    return elements;
  };

  const refused = () =>
    Promise.resolve(
      state === 'accepted' ? {} : { error: { type: 'card_error', message: 'Your card was declined.' } },
    );
  const stripe = {
    elements: elementsOf,
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
    ...Object.fromEntries(
      [
        'createToken',
        'createPaymentMethod',
        'confirmCardPayment',
        'confirmPayment',
        'confirmSetup',
        'createConfirmationToken',
        'handleNextAction',
      ].map((name) => [name, refused]),
    ),
  };
  Object.assign(window, { Stripe: () => stripe });
}

/** The card provider's script, from the address of the configuration, with this in its form. */
export const cardForm = (state: CardState) =>
  http.get(pageConfig.cardProviderScriptUrl, () =>
    HttpResponse.text(`(${standIn.toString()})(${JSON.stringify(state)});`, {
      headers: { 'content-type': 'text/javascript' },
    }),
  );

export const cardProviderHandler = cardForm('empty');

export const forgetCardProvider = (): void => {
  delete (window as { Stripe?: unknown }).Stripe;
};
