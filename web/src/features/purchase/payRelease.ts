import { ApiError } from '@dispatch/contract';
import type { ReadyRelease } from '../../shared/release/releaseQuery';
import type { OrderContents } from './order';
import { isAnswered, isRunning, needsReload } from './paymentFault';
import type { PaymentEvent, PaymentFault } from './paymentState';
import { pressFor, type CaptureBody, type Press } from './press';

/** What paying needs of the world. */
export interface PaymentWorld {
  /** Looks over what was typed of the card, and answers what is wrong with it. */
  checkCard: () => Promise<PaymentFault | null>;
  /** Saves the release and has it checked; null when that was refused, which is shown elsewhere. */
  prepare: () => Promise<ReadyRelease | null>;
  createIntent: (distributionId: number, press: Press) => Promise<{ intentId: string; clientSecret: string }>;
  /** Authorises the card, with 3-D Secure where the bank asks. Answers what stands in the way. */
  confirm: (clientSecret: string) => Promise<PaymentFault | null>;
  /** Whether an intent is authorised, as the provider says. */
  isAuthorised: (clientSecret: string) => Promise<boolean>;
  /** Answers the order number. */
  capture: (body: CaptureBody, key: string) => Promise<number>;
  read: (distributionId: number) => Press | null;
  keep: (distributionId: number, press: Press | null) => void;
  newKey: () => string;
  /** Before asking again about a call that still runs. */
  wait: () => Promise<void>;
  tell: (event: PaymentEvent) => void;
  faultOf: (fault: unknown) => PaymentFault;
  /** Release and prices are not what is shown. */
  reload: () => Promise<void>;
}

const mostWaits = 10;

const giveUp = async (world: PaymentWorld, distributionId: number | null, fault: unknown): Promise<void> => {
  // Only what was not answered is repeated with the same key.
  if (distributionId !== null && isAnswered(fault)) {
    world.keep(distributionId, null);
  }
  if (needsReload(fault)) await world.reload().catch(() => undefined);
  const isPaid = fault instanceof ApiError && fault.problem.code === 'already-paid';
  world.tell({ type: 'failed', fault: isPaid ? null : world.faultOf(fault) });
};

const answered = async (world: PaymentWorld, body: CaptureBody, key: string): Promise<number> => {
  for (let waits = 0; ; waits += 1) {
    try {
      return await world.capture(body, key);
    } catch (fault) {
      if (!isRunning(fault) || waits >= mostWaits) throw fault;
      await world.wait();
    }
  }
};

const capture = async (world: PaymentWorld, press: Press, body: CaptureBody): Promise<void> => {
  world.keep(body.distributionId, { ...press, body, stage: 'capturing' });
  const orderNumber = await answered(world, body, press.key);
  world.keep(body.distributionId, null);
  world.tell({ type: 'paid', orderNumber });
};

/**
 * Goes on with a press whose card was authorised and whose capture was not answered, as after a reload. Answers
 * false, and forgets the press, when nothing was authorised.
 */
export async function resumePayment(world: PaymentWorld, press: Press): Promise<boolean> {
  const { body, clientSecret, stage } = press;
  if (body === null) return false;
  try {
    if (stage === 'confirming' && (clientSecret === null || !(await world.isAuthorised(clientSecret)))) {
      world.keep(body.distributionId, null);
      return false;
    }
    world.tell({ type: 'resumed' });
    await capture(world, press, body);
  } catch (fault) {
    await giveUp(world, body.distributionId, fault);
  }
  return true;
}

/** The card of a press is authorised; false when it was refused, which is told. */
const authorise = async (world: PaymentWorld, press: Press, body: CaptureBody): Promise<Press | null> => {
  const { intentId, clientSecret } = await world.createIntent(body.distributionId, press);
  const ready: Press = {
    ...press,
    stage: 'confirming',
    clientSecret,
    body: { ...body, paymentIntent: intentId },
  };
  world.keep(body.distributionId, ready);
  world.tell({ type: 'prepared' });
  const declined = await world.confirm(clientSecret);
  if (declined === null) return ready;
  world.keep(body.distributionId, null);
  world.tell({ type: 'failed', fault: declined });
  return null;
};

/** Card and release are in order; null when one is not, which is told. */
const check = async (world: PaymentWorld, amount: number): Promise<ReadyRelease | null> => {
  const unfit = amount === 0 ? null : await world.checkCard();
  const release = unfit === null ? await world.prepare() : null;
  if (release === null) world.tell({ type: 'failed', fault: unfit });
  else world.tell({ type: 'checked' });
  return release;
};

/**
 * One press on Pay (0-decisions, Paying): checks card and release, fetches the intent, authorises it, and has it
 * captured. A total of 0 has no intent. Whatever is refused leaves the release as it is; whatever was not answered is
 * repeated by the next press with the same key, so that it charges once. `amount` in US dollars.
 */
export async function payRelease(world: PaymentWorld, order: OrderContents, amount: number): Promise<void> {
  world.tell({ type: 'pressed' });
  let distributionId: number | null = null;
  try {
    const release = await check(world, amount);
    if (release === null) return;
    ({ distributionId } = release);
    const press = pressFor(world.read(distributionId), order, amount, world.newKey);
    world.keep(distributionId, press);
    const body = { ...release, order, paymentIntent: null };
    const authorised = amount === 0 ? press : await authorise(world, press, body);
    if (authorised === null) return;
    if (amount === 0) world.tell({ type: 'prepared' });
    world.tell({ type: 'confirmed' });
    await capture(world, authorised, authorised.body ?? body);
  } catch (fault) {
    await giveUp(world, distributionId, fault);
  }
}
