import { type Cents, formatMoney, message, type ReleaseState, toDollars } from '@dispatch/contract';
import type { Logger } from 'pino';
import { problem, type Problem, unavailable } from '../../platform/call/problem';
import type { PricedOrder } from './Payment';
import { PaymentRefused, PaymentsUnavailable } from '../../platform/ports/payments/paymentsPort';

export const totalChanged = (current: PricedOrder): Problem =>
  problem(409, 'order-total-changed', message('order-total-changed'), {
    total: toDollars(current.quote.total),
  });

export const notAuthorised = (reason: string | null = null): Problem =>
  problem(409, 'payment-not-authorised', reason ?? message('payment-not-authorised'));

export const stillRunning = (): Problem => problem(409, 'request-running', message('payment-running'));

export const paidElsewhere = (): Problem => problem(409, 'payment-elsewhere', message('payment-elsewhere'));

export const alreadyPaid = (orderNumber: number): Problem =>
  problem(409, 'already-paid', message('release-paid'), { orderNumber });

export const nothingToPay = (): Problem =>
  problem(409, 'nothing-to-pay', message('nothing-to-pay'), { total: 0 });

export const belowLeastAmount = ({ quote }: PricedOrder, least: Cents): Problem =>
  problem(409, 'below-least-amount', message('below-least-amount', { amount: formatMoney(least) }), {
    total: toDollars(quote.total),
  });

export const notPayable = (state: ReleaseState): Problem =>
  problem(409, 'state-conflict', message('state-not-editable', { from: state }), {
    states: { from: state, to: state },
  });

/** Runs work that asks the provider, and refuses with 503 when it does not answer. */
export const askingTheProvider = async <T>(log: Logger, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentsUnavailable) {
      log.warn({ err: error }, 'the card provider does not answer');
      throw unavailable();
    }
    if (error instanceof PaymentRefused) {
      if (error.forPeople) throw notAuthorised(error.message);
      log.error({ err: error }, 'the card provider refuses what we ask');
      throw unavailable();
    }
    throw error;
  }
};
