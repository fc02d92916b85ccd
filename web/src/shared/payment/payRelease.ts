import { ApiError } from '@dispatch/contract';
import { isAnswered, isRunning, needsReload } from './paymentError';
import type { PaymentEvent, PaymentError } from './paymentState';
import { pressFor, type PaidOrder, type Press, type PressMeans, type Purchase, type Ready } from './press';

/** A press of which is known what it pays for. */
export type ReadyPress = Press & { release: Ready };

export interface PaymentServices {
  /** Looks over what was typed of the card, and answers what is wrong with it. */
  checkCard: () => Promise<PaymentError | null>;
  prepare: () => Promise<Ready | null>;
  createIntent: (press: ReadyPress) => Promise<{ intentId: string; clientSecret: string }>;
  confirm: (clientSecret: string) => Promise<PaymentError | null>;
  isAuthorised: (press: Press) => Promise<boolean>;
  capture: (press: ReadyPress) => Promise<PaidOrder>;
  read: (distributionId: number | null) => Press | null;
  keep: (distributionId: number | null, press: Press | null) => void;
  newKey: () => string;
  wait: () => Promise<void>;
  tell: (event: PaymentEvent) => void;
  errorOf: (error: unknown) => PaymentError;
  reload: () => Promise<void>;
}

const mostWaits = 10;

const giveUp = async (services: PaymentServices, ready: Ready | null, error: unknown): Promise<void> => {
  // Only what was not answered is repeated with the same key.
  if (ready !== null && isAnswered(error)) services.keep(ready.distributionId, null);
  if (needsReload(error)) await services.reload().catch(() => undefined);
  const isPaid = error instanceof ApiError && error.problem.code === 'already-paid';
  services.tell({ type: 'failed', error: isPaid ? null : services.errorOf(error) });
};

const answered = async (services: PaymentServices, press: ReadyPress): Promise<PaidOrder> => {
  for (let waits = 0; ; waits += 1) {
    try {
      return await services.capture(press);
    } catch (error) {
      if (!isRunning(error) || waits >= mostWaits) throw error;
      await services.wait();
    }
  }
};

const capture = async (services: PaymentServices, press: ReadyPress): Promise<void> => {
  const { distributionId } = press.release;
  // Without the card that was typed, which is not kept, a reload cannot repeat it: the next press does.
  const isRepeatable =
    press.terms === undefined || press.byPayPal === true || press.paymentMethodId !== undefined;
  services.keep(distributionId, { ...press, stage: isRepeatable ? 'capturing' : 'preparing' });
  const order = await answered(services, press);
  services.keep(distributionId, null);
  services.tell({ type: 'paid', ...order });
};

/** Repeats a capture that was not answered, as after a reload; false when the card was not authorised. */
export async function resumePayment(services: PaymentServices, press: Press): Promise<boolean> {
  const { release, stage } = press;
  if (release === null) return false;
  try {
    if (stage === 'confirming' && !(await services.isAuthorised(press))) {
      services.keep(release.distributionId, null);
      return false;
    }
    services.tell({ type: 'resumed' });
    await capture(services, { ...press, release });
  } catch (error) {
    await giveUp(services, release, error);
  }
  return true;
}

const authorise = async (services: PaymentServices, press: ReadyPress): Promise<ReadyPress | null> => {
  const { distributionId } = press.release;
  const { intentId, clientSecret } = await services.createIntent(press);
  const ready: ReadyPress = { ...press, stage: 'confirming', clientSecret, paymentIntent: intentId };
  services.keep(distributionId, ready);
  services.tell({ type: 'prepared' });
  const declined = await services.confirm(clientSecret);
  if (declined === null) return ready;
  services.keep(distributionId, null);
  services.tell({ type: 'failed', error: declined });
  return null;
};

const check = async (services: PaymentServices, amount: number): Promise<Ready | null> => {
  const unfit = amount === 0 ? null : await services.checkCard();
  const ready = unfit === null ? await services.prepare() : null;
  if (ready === null) services.tell({ type: 'failed', error: unfit });
  else services.tell({ type: 'checked' });
  return ready;
};

/**
 * One press on Pay: checks card and what is paid for, fetches the intent, authorises it, and has it captured. A total of 0 has
 * no intent, and neither has the manual card form. Whatever is refused leaves the release as it is; whatever was not answered is repeated by the next press
 * with the same key, so that it charges once. `amount` in US dollars.
 */
export async function payRelease(
  services: PaymentServices,
  purchase: Purchase,
  amount: number,
  more: PressMeans = {},
): Promise<void> {
  services.tell({ type: 'pressed' });
  let release: Ready | null = null;
  try {
    release = await check(services, amount);
    if (release === null) return;
    const { distributionId } = release;
    const press = pressFor(services.read(distributionId), purchase, amount, more, services.newKey);
    services.keep(distributionId, press);
    const ready = { ...press, release };
    const needsIntent = amount !== 0 && (press.terms === undefined || press.byPayPal === true);
    const authorised = needsIntent ? await authorise(services, ready) : ready;
    if (authorised === null) return;
    if (!needsIntent) services.tell({ type: 'prepared' });
    services.tell({ type: 'confirmed' });
    await capture(services, authorised);
  } catch (error) {
    await giveUp(services, release, error);
  }
}

/** Has an order captured that was approved at PayPal, where no press of it is known: in another window, or later. */
export async function payApproved(
  services: PaymentServices,
  purchase: Purchase,
  amount: number,
  orderId: string,
): Promise<void> {
  let release: Ready | null = null;
  try {
    services.tell({ type: 'resumed' });
    release = await services.prepare();
    if (release === null) {
      services.tell({ type: 'failed', error: null });
      return;
    }
    const press = pressFor(null, purchase, amount, { byPayPal: true }, services.newKey);
    await capture(services, { ...press, release, paymentIntent: orderId });
  } catch (error) {
    await giveUp(services, release, error);
  }
}
