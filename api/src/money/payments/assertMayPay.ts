import { message } from '@dispatch/contract';
import type { Call } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { takeCaptcha } from '../../platform/call/takeCaptcha';
import type { ProviderName } from '../../platform/ports/payments/paymentsPort';
import { featuresOf } from '../../people/features/features';

type Paying = Pick<Call<'capturePaymentIntent'>, 'session' | 'config' | 'ports' | 'now'> & {
  body: { captcha?: string };
};

/**
 * Takes the captcha of a call that begins a payment, where the features of its user ask for one; throws the 400 of the
 * field for a missing, wrong or used one. Ask for it once a payment: with the intent, else with the capture of a total
 * of 0. Not inside a transaction, because it asks an outside service.
 */
export const assertPaymentCaptcha = async ({ body, session, config, ...call }: Paying): Promise<void> => {
  // A program solves none, and no token reaches a card.
  if (session.tokenId !== null) return;
  const { showPaymentCaptcha } = await featuresOf(session.userId, config);
  if (showPaymentCaptcha) await takeCaptcha(body.captcha ?? '', call);
};

/**
 * Throws the refusal of a way to pay that somebody does not have: 409 for the embedded form or for the others, as
 * userHasStripeApi says, and 403 for one that the operator has not configured.
 */
export const assertOffered = async (
  { session, config, ports }: Pick<Paying, 'session' | 'config' | 'ports'>,
  provider: ProviderName,
): Promise<void> => {
  const { userHasStripeApi } = await featuresOf(session.userId, config);
  if (ports.payments[provider] === null) throw problem(403, 'not-allowed', message('not-allowed'));
  if (userHasStripeApi === (provider === 'stripe')) return;
  const text = message('payment-not-offered', { mailbox: config.editorialMailbox });
  throw problem(409, 'payment-not-offered', text);
};
