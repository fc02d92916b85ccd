/** Stripe's objects, as far as the product can see them. Names and meanings are Stripe's. */

export type Metadata = Readonly<Record<string, string>>;

export interface BillingDetails {
  readonly address: Readonly<Record<string, string | null>>;
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
}

export interface PaymentMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly allow_redisplay: string;
  readonly billing_details: BillingDetails;
  readonly card: {
    readonly brand: string;
    readonly checks: Readonly<Record<string, string | null>>;
    readonly country: 'US';
    readonly display_brand: string;
    readonly exp_month: number;
    readonly exp_year: number;
    readonly fingerprint: string;
    readonly funding: 'credit';
    readonly last4: string;
    readonly networks: { readonly available: readonly string[]; readonly preferred: null };
    readonly three_d_secure_usage: { readonly supported: boolean };
    readonly wallet: null;
  };
  readonly created: number;
  readonly customer: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly type: 'card';
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

export interface NextAction {
  readonly type: 'use_stripe_sdk' | 'redirect_to_url';
  readonly use_stripe_sdk?: { readonly type: 'three_d_secure_redirect'; readonly stripe_js: string };
  readonly redirect_to_url?: { readonly url: string; readonly return_url: string };
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_details: { readonly tip: Readonly<Record<string, never>> };
  readonly amount_received: number;
  readonly application: null;
  readonly application_fee_amount: null;
  readonly automatic_payment_methods: { readonly enabled: true; readonly allow_redirects: string } | null;
  readonly canceled_at: number | null;
  readonly cancellation_reason: string | null;
  readonly capture_method: 'automatic' | 'automatic_async' | 'manual';
  readonly client_secret: string;
  readonly confirmation_method: 'automatic' | 'manual';
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly last_payment_error: Readonly<Record<string, unknown>> | null;
  readonly latest_charge: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly next_action: NextAction | null;
  readonly on_behalf_of: null;
  readonly payment_method: string | null;
  readonly payment_method_options: Readonly<Record<string, unknown>>;
  readonly payment_method_types: readonly string[];
  readonly processing: null;
  readonly receipt_email: string | null;
  readonly review: null;
  readonly setup_future_usage: string | null;
  readonly shipping: unknown;
  readonly source: null;
  readonly statement_descriptor: string | null;
  readonly statement_descriptor_suffix: string | null;
  readonly status: IntentStatus;
  readonly transfer_data: null;
  readonly transfer_group: string | null;
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
  readonly balance_transaction: null;
  readonly billing_details: BillingDetails;
  readonly captured: boolean;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly disputed: false;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly outcome: Readonly<Record<string, unknown>>;
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly payment_method_details: Readonly<Record<string, unknown>>;
  readonly receipt_email: string | null;
  readonly refunded: boolean;
  readonly status: 'succeeded' | 'failed';
}

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly address: unknown;
  readonly balance: 0;
  readonly created: number;
  readonly currency: string | null;
  readonly default_source: null;
  readonly delinquent: false;
  readonly description: string | null;
  readonly email: string | null;
  readonly invoice_settings: { readonly default_payment_method: string | null };
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly name: string | null;
  readonly phone: string | null;
  readonly shipping: unknown;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly balance_transaction: null;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly failure_reason?: string;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly reason: string | null;
  readonly receipt_number: null;
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
