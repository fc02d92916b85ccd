import Stripe from 'stripe';
import { OutOfTime } from '../patience';
import { PaymentRefused, PaymentsUnavailable } from './paymentsPort';

const { StripeCardError, StripeInvalidRequestError, StripeIdempotencyError, StripeError } = Stripe.errors;

/** Stripe is busy with the same intent or key; what comes of it is not known yet. */
const busy = (error: unknown): boolean => error instanceof StripeError && error.statusCode === 409;

/** No answer, 5xx, too many requests and a wrong key are PaymentsUnavailable: the payment was not judged. */
export const translated = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof OutOfTime)
      throw new PaymentsUnavailable('The card provider does not answer in time.', { cause: error });
    if (busy(error))
      throw new PaymentsUnavailable('The card provider is busy with this payment.', { cause: error });
    if (error instanceof StripeCardError) throw new PaymentRefused(error.message, true);
    if (error instanceof StripeIdempotencyError) throw new PaymentRefused(error.message, false);
    if (error instanceof StripeInvalidRequestError) throw new PaymentRefused(error.message, false);
    if (error instanceof StripeError) {
      throw new PaymentsUnavailable(`The card provider does not answer (${error.type}).`, { cause: error });
    }
    throw error;
  }
};
