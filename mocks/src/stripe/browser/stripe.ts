import { askCardholder } from './challenge';
import { CardElement, IntegrationError } from './element';
import { Elements, intentIdOf, type ElementsOptions } from './elements';
import { callApi, formOf, type ApiObject } from './form';

const script = document.currentScript as HTMLScriptElement | null;
const scriptAddress = new URL(script?.src ?? window.location.href);
const origin = scriptAddress.origin;

interface ConfirmOptions {
  readonly elements?: Elements;
  readonly clientSecret?: string;
  readonly confirmParams?: ApiObject & { readonly return_url?: string };
  readonly redirect?: 'always' | 'if_required';
}

type Result = { readonly paymentIntent: ApiObject } | { readonly error: unknown };
type SetupResult = { readonly setupIntent: ApiObject } | { readonly error: unknown };

/** Where the bank asks the cardholder, when the intent waits for that. */
const challengeOf = (intent: ApiObject): string | undefined => {
  const next = intent['next_action'] as { use_stripe_sdk?: { stripe_js?: string } } | null;
  return intent['status'] === 'requires_action' ? next?.use_stripe_sdk?.stripe_js : undefined;
};

/** The Stripe object: what @stripe/stripe-js types and @stripe/react-stripe-js calls, for payments by card. */
class StripeClient {
  readonly #key: string;

  constructor(key: string) {
    if (!key.startsWith('pk_'))
      throw new IntegrationError(
        'Please call Stripe() with your publishable key. You used an empty string or another kind of key.',
      );
    this.#key = key;
  }

  _registerWrapper(): void {
    // Stripe counts its wrappers by this; here it only has to exist.
  }

  registerAppInfo(): void {
    // As above.
  }

  elements(options: ElementsOptions = {}): Elements {
    return new Elements(origin, this.#key, options);
  }

  async confirmPayment(options: ConfirmOptions): Promise<Result> {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    const secret = options.clientSecret ?? elements?.clientSecret;
    if (secret === undefined)
      throw new IntegrationError('You must pass in a clientSecret when calling stripe.confirmPayment().');
    if (redirect === 'always' && confirmParams.return_url === undefined) {
      throw new IntegrationError(
        'stripe.confirmPayment(): the `confirmParams.return_url` argument is required unless `redirect` is `if_required`.',
      );
    }
    if (elements?.deferred === true && !elements.submitted) {
      throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().');
    }
    const result = await this.#confirm(secret, confirmParams, elements?.primary());
    if (redirect === 'always' && 'paymentIntent' in result) {
      const back = new URL(confirmParams.return_url ?? '');
      back.searchParams.set('payment_intent', intentIdOf(secret));
      back.searchParams.set('payment_intent_client_secret', secret);
      back.searchParams.set('redirect_status', 'succeeded');
      window.location.assign(back);
      return new Promise(() => undefined);
    }
    return result;
  }

  /** Without leaving the page, as the product asks for it. */
  async confirmSetup({ elements, clientSecret = '' }: ConfirmOptions): Promise<SetupResult> {
    if (elements?.submitted !== true)
      throw new IntegrationError('elements.submit() must be called before stripe.confirmSetup().');
    const path = `/v1/setup_intents/${intentIdOf(clientSecret)}/confirm`;
    const params = { client_secret: clientSecret, use_stripe_sdk: true };
    const answer = await elements.primary().ask('order', { path, params });
    if (answer['error'] !== undefined) return { error: answer['error'] };
    const address = challengeOf(answer);
    if (address === undefined) return { setupIntent: answer };
    await askCardholder(address);
    const query = new URLSearchParams({ key: this.#key, client_secret: clientSecret });
    const after = await callApi(`${origin}/v1/setup_intents/${intentIdOf(clientSecret)}?${query.toString()}`);
    const error = after['error'] ?? after['last_setup_error'] ?? null;
    return error === null ? { setupIntent: after } : { error };
  }

  async confirmCardPayment(
    clientSecret: string,
    data: ApiObject = {},
    options: ApiObject = {},
  ): Promise<Result> {
    const { payment_method: method, ...rest } = data;
    const handle = options['handleActions'] !== false;
    if (method === undefined || typeof method === 'string') {
      return this.#confirm(clientSecret, { ...rest, payment_method: method }, undefined, handle);
    }
    const { card, ...billing } = method as ApiObject;
    if (!(card instanceof CardElement))
      throw new IntegrationError('payment_method.card must be a Card Element.');
    return this.#confirm(clientSecret, { ...rest, payment_method_data: billing }, card, handle);
  }

  async retrievePaymentIntent(clientSecret: string): Promise<Result> {
    const query = new URLSearchParams({ key: this.#key, client_secret: clientSecret });
    const found = await callApi(
      `${origin}/v1/payment_intents/${intentIdOf(clientSecret)}?${query.toString()}`,
    );
    return found['error'] === undefined ? { paymentIntent: found } : { error: found['error'] };
  }

  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<Result> {
    const found = await this.retrievePaymentIntent(clientSecret);
    return 'paymentIntent' in found ? this.#act(found.paymentIntent) : found;
  }

  handleCardAction(clientSecret: string): Promise<Result> {
    return this.handleNextAction({ clientSecret });
  }

  async createPaymentMethod(data: ApiObject): Promise<ApiObject> {
    const { elements, params, card, ...rest } = data;
    const source = elements instanceof Elements ? elements.primary() : card;
    if (!(source instanceof CardElement))
      throw new IntegrationError('createPaymentMethod needs `elements` or a Card Element.');
    const answer = await source.ask('order', {
      path: '/v1/payment_methods',
      params: { ...rest, ...(params as ApiObject | undefined) },
    });
    return answer['error'] === undefined ? { paymentMethod: answer } : { error: answer['error'] };
  }

  createToken(): Promise<never> {
    return Promise.reject(new IntegrationError('Tokens are not offered here: use createPaymentMethod.'));
  }

  async #confirm(secret: string, params: ApiObject, element?: CardElement, handle = true): Promise<Result> {
    const path = `/v1/payment_intents/${intentIdOf(secret)}/confirm`;
    const all = { ...params, client_secret: secret, use_stripe_sdk: true };
    const answer =
      element === undefined
        ? await callApi(`${origin}${path}`, formOf({ ...all, key: this.#key }))
        : await element.ask('order', { path, params: all });
    if (answer['error'] !== undefined) return { error: answer['error'] };
    return handle ? this.#act(answer) : { paymentIntent: answer };
  }

  /** Lets the cardholder answer the bank when the intent waits for that, and reads the intent again. */
  async #act(intent: ApiObject): Promise<Result> {
    const address = challengeOf(intent);
    if (address === undefined) return { paymentIntent: intent };
    await askCardholder(address);
    const after = await this.retrievePaymentIntent(String(intent['client_secret']));
    if (!('paymentIntent' in after)) return after;
    const error = after.paymentIntent['last_payment_error'] as ApiObject | null;
    return error === null ? after : { error: { ...error, payment_intent: after.paymentIntent } };
  }
}

const train = /^\/([a-z]+)\/stripe\.js/.exec(scriptAddress.pathname)?.[1];

/** Called by the product with its publishable key, with or without `new`. */
function Stripe(key: string): StripeClient {
  return new StripeClient(key);
}
Stripe.version = train ?? 3;

Object.assign(window, { Stripe });
