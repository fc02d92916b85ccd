export class StripeFailure extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    type: StripeFailure['type'],
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  body(): object {
    const code = this.details['code'];
    const link =
      typeof code === 'string'
        ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
        : {};
    return { error: { ...this.details, ...link, message: this.message, type: this.type } };
  }
}

export const badRequest = (message: string, details: Readonly<Record<string, unknown>> = {}): StripeFailure =>
  new StripeFailure(400, 'invalid_request_error', message, details);

export const notFound = (kind: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });

export interface CardError {
  readonly code: string;
  readonly message: string;
  readonly decline_code?: string;
  readonly param?: string;
}
