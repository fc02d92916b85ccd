import { message } from '@dispatch/contract';
import { Op } from 'sequelize';
import { problem } from '../../platform/call/problem';
import { sequelize } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/queue';
import { Payment } from './Payment';

/** What is paid for: a release, or the bundles of an account. */
type Paid = { distributionId: number } | { userId: number; distributionId: number | null };

/** The caller has locked the release, or the cart: a capture begins under the same lock. */
export const refuseWhilePaying = async (paid: Paid): Promise<void> => {
  const capturing = await Payment.count({ where: { ...paid, state: 'capturing' } });
  if (capturing > 0) throw problem(409, 'request-running', message('payment-running'));
};

/**
 * Ends the payment of a release that goes, or of bundles for an account that goes, so that no card stays burdened for what nobody can buy any more: the row in
 * the current transaction, the intent at the provider by a job of it. The caller has locked the release, or
 * the cart, and refused what is being captured. An intent that is made in this very moment is canceled by the call that makes it.
 */
export const letGoOfCard = async (paid: Paid, now: Date): Promise<void> => {
  const [, ended] = await Payment.update(
    { state: 'canceling', version: sequelize.literal('version + 1'), updatedAt: now },
    {
      where: { ...paid, state: { [Op.in]: ['preparing', 'authorised'] } },
      returning: true,
    },
  );
  for (const { intentId } of ended) if (intentId !== null) await enqueue('settle-payment', { intentId });
};
