import { ApiError } from '@dispatch/contract';
import type { ReadyRelease } from '../../shared/release/releaseQuery';
import type { OrderContents } from '../../shared/packages/order';
import { isAnswered, isRunning, needsReload } from './paymentError';
import type { PaymentEvent, PaymentError } from './paymentState';
import { pressFor, type CaptureBody, type Press } from './press';

export interface PaymentServices {
  /** Looks over what was typed of the card, and answers what is wrong with it. */
  checkCard: () => Promise<PaymentError | null>;
  prepare: () => Promise<ReadyRelease | null>;
  createIntent: (distributionId: number, press: Press) => Promise<{ intentId: string; clientSecret: string }>;
  confirm: (clientSecret: string) => Promise<PaymentError | null>;
  isAuthorised: (clientSecret: string) => Promise<boolean>;
  capture: (body: CaptureBody, key: string) => Promise<number>;
  read: (distributionId: number) => Press | null;
  keep: (distributionId: number, press: Press | null) => void;
  newKey: () => string;
  wait: () => Promise<void>;
  tell: (event: PaymentEvent) => void;
  errorOf: (error: unknown) => PaymentError;
  reload: () => Promise<void>;
}

const mostWaits = 10;

const giveUp = async (
  services: PaymentServices,
  distributionId: number | null,
  error: unknown,
): Promise<void> => {
  // Only what was not answered is repeated with the same key.
  if (distributionId !== null && isAnswered(error)) {
    services.keep(distributionId, null);
  }
  if (needsReload(error)) await services.reload().catch(() => undefined);
  const isPaid = error instanceof ApiError && error.problem.code === 'already-paid';
  services.tell({ type: 'failed', error: isPaid ? null : services.errorOf(error) });
};

const answered = async (services: PaymentServices, body: CaptureBody, key: string): Promise<number> => {
  for (let waits = 0; ; waits += 1) {
    try {
      return await services.capture(body, key);
    } catch (error) {
      if (!isRunning(error) || waits >= mostWaits) throw error;
      await services.wait();
    }
  }
};

const capture = async (services: PaymentServices, press: Press, body: CaptureBody): Promise<void> => {
  services.keep(body.distributionId, { ...press, body, stage: 'capturing' });
  const orderNumber = await answered(services, body, press.key);
  services.keep(body.distributionId, null);
  services.tell({ type: 'paid', orderNumber });
};

/** Repeats a capture that was not answered, as after a reload; false when the card was not authorised. */
export async function resumePayment(services: PaymentServices, press: Press): Promise<boolean> {
  const { body, clientSecret, stage } = press;
  if (body === null) return false;
  try {
    if (stage === 'confirming' && (clientSecret === null || !(await services.isAuthorised(clientSecret)))) {
      services.keep(body.distributionId, null);
      return false;
    }
    services.tell({ type: 'resumed' });
    await capture(services, press, body);
  } catch (error) {
    await giveUp(services, body.distributionId, error);
  }
  return true;
}

const authorise = async (
  services: PaymentServices,
  press: Press,
  body: CaptureBody,
): Promise<Press | null> => {
  const { intentId, clientSecret } = await services.createIntent(body.distributionId, press);
  const ready: Press = {
    ...press,
    stage: 'confirming',
    clientSecret,
    body: { ...body, paymentIntent: intentId },
  };
  services.keep(body.distributionId, ready);
  services.tell({ type: 'prepared' });
  const declined = await services.confirm(clientSecret);
  if (declined === null) return ready;
  services.keep(body.distributionId, null);
  services.tell({ type: 'failed', error: declined });
  return null;
};

const check = async (services: PaymentServices, amount: number): Promise<ReadyRelease | null> => {
  const unfit = amount === 0 ? null : await services.checkCard();
  const release = unfit === null ? await services.prepare() : null;
  if (release === null) services.tell({ type: 'failed', error: unfit });
  else services.tell({ type: 'checked' });
  return release;
};

/**
 * One press on Pay: checks card and release, fetches the intent, authorises it, and has it captured. A total of 0 has
 * no intent. Whatever is refused leaves the release as it is; whatever was not answered is repeated by the next press
 * with the same key, so that it charges once. `amount` in US dollars.
 */
export async function payRelease(
  services: PaymentServices,
  order: OrderContents,
  amount: number,
): Promise<void> {
  services.tell({ type: 'pressed' });
  let distributionId: number | null = null;
  try {
    const release = await check(services, amount);
    if (release === null) return;
    ({ distributionId } = release);
    const press = pressFor(services.read(distributionId), order, amount, services.newKey);
    services.keep(distributionId, press);
    const body = { ...release, order, paymentIntent: null };
    const authorised = amount === 0 ? press : await authorise(services, press, body);
    if (authorised === null) return;
    if (amount === 0) services.tell({ type: 'prepared' });
    services.tell({ type: 'confirmed' });
    await capture(services, authorised, authorised.body ?? body);
  } catch (error) {
    await giveUp(services, distributionId, error);
  }
}
