/** Stripe's objects, as far as the product can see them. Names and meanings are Stripe's. */

export type Metadata = Readonly<Record<string, string>>;

export interface PaymentMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly card: {
    readonly brand: string;
    readonly country: 'US';
    readonly exp_month: number;
    readonly exp_year: number;
    readonly fingerprint: string;
    readonly funding: 'credit';
    readonly last4: string;
  };
  readonly created: number;
  readonly customer: string | null;
  readonly livemode: false;
  readonly type: 'card';
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

export interface NextAction {
  readonly type: 'use_stripe_sdk';
  readonly use_stripe_sdk: { readonly type: 'three_d_secure_redirect'; readonly stripe_js: string };
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_received: number;
  readonly automatic_payment_methods: { readonly enabled: true; readonly allow_redirects: 'never' };
  readonly canceled_at: number | null;
  readonly capture_method: 'automatic_async' | 'manual';
  readonly client_secret: string;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly last_payment_error: Readonly<Record<string, unknown>> | null;
  readonly latest_charge: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly next_action: NextAction | null;
  readonly payment_method: string | null;
  readonly setup_future_usage: string | null;
  readonly status: IntentStatus;
}

export interface SetupIntent {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly client_secret: string;
  readonly created: number;
  readonly customer: string;
  readonly last_setup_error: Readonly<Record<string, unknown>> | null;
  readonly next_action: NextAction | null;
  readonly payment_method: string | null;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  readonly usage: 'off_session';
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly captured: boolean;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly payment_method_details: Readonly<Record<string, unknown>>;
  readonly refunded: boolean;
  readonly status: 'succeeded' | 'failed';
}

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Metadata;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly failure_reason?: string;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly status: 'succeeded' | 'failed';
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}
