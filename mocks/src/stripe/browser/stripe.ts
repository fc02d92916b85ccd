import { askCardholder } from './challenge';
import { IntegrationError } from './element';
import { Elements, intentIdOf, type ElementsOptions } from './elements';
import { callApi, formOf, type ApiObject } from './form';

const script = document.currentScript as HTMLScriptElement | null;
const scriptAddress = new URL(script?.src ?? window.location.href);
const origin = scriptAddress.origin;

interface ConfirmOptions {
  readonly elements?: Elements;
  readonly clientSecret?: string;
  readonly confirmParams?: ApiObject;
}

type Result = { readonly paymentIntent: ApiObject } | { readonly error: unknown };
type SetupResult = { readonly setupIntent: ApiObject } | { readonly error: unknown };

/** Where the bank asks the cardholder, when the intent waits for that. */
const challengeOf = (intent: ApiObject): string | undefined => {
  const next = intent['next_action'] as { use_stripe_sdk?: { stripe_js?: string } } | null;
  return intent['status'] === 'requires_action' ? next?.use_stripe_sdk?.stripe_js : undefined;
};

const notOffered = (): Promise<never> =>
  Promise.reject(new IntegrationError('This is not offered here: use confirmPayment or confirmSetup.'));

/** The Stripe object: what @stripe/stripe-js types and @stripe/react-stripe-js calls, as far as the product asks. */
class StripeClient {
  readonly #key: string;
  // @stripe/react-stripe-js knows a Stripe object by these.
  readonly createToken = notOffered;
  readonly createPaymentMethod = notOffered;
  readonly confirmCardPayment = notOffered;

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

  /** Without leaving the page, as the product asks for it. */
  async confirmPayment({ elements, clientSecret, confirmParams = {} }: ConfirmOptions): Promise<Result> {
    if (clientSecret === undefined)
      throw new IntegrationError('You must pass in a clientSecret when calling stripe.confirmPayment().');
    if (elements?.submitted === false)
      throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().');
    const path = `/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`;
    const all = { ...confirmParams, client_secret: clientSecret, use_stripe_sdk: true };
    const answer =
      elements === undefined
        ? await callApi(`${origin}${path}`, formOf({ ...all, key: this.#key }))
        : await elements.primary().ask('order', { path, params: all });
    if (answer['error'] !== undefined) return { error: answer['error'] };
    const address = challengeOf(answer);
    if (address === undefined) return { paymentIntent: answer };
    await askCardholder(address);
    const after = await this.retrievePaymentIntent(clientSecret);
    if (!('paymentIntent' in after)) return after;
    const error = after.paymentIntent['last_payment_error'] as ApiObject | null;
    return error === null ? after : { error: { ...error, payment_intent: after.paymentIntent } };
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
    const after = await this.#read('setup_intents', clientSecret);
    const error = after['error'] ?? after['last_setup_error'] ?? null;
    return error === null ? { setupIntent: after } : { error };
  }

  async retrievePaymentIntent(clientSecret: string): Promise<Result> {
    const found = await this.#read('payment_intents', clientSecret);
    return found['error'] === undefined ? { paymentIntent: found } : { error: found['error'] };
  }

  #read(kind: string, clientSecret: string): Promise<ApiObject> {
    const query = new URLSearchParams({ key: this.#key, client_secret: clientSecret });
    return callApi(`${origin}/v1/${kind}/${intentIdOf(clientSecret)}?${query.toString()}`);
  }
}

const train = /^\/([a-z]+)\/stripe\.js/.exec(scriptAddress.pathname)?.[1];

/** Called by the product with its publishable key, with or without `new`. */
function Stripe(key: string): StripeClient {
  return new StripeClient(key);
}
Stripe.version = train ?? 3;

Object.assign(window, { Stripe });
