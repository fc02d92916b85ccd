import { message } from '@dispatch/contract';
import { Op } from 'sequelize';
import { problem } from '../call/problem';
import { sequelize } from '../database/database';
import { enqueue } from '../jobs/queue';
import { Payment } from '../models/Payment';

/** The caller has locked the release: a capture begins under the same lock. */
export const refuseWhilePaying = async (distributionId: number): Promise<void> => {
  const capturing = await Payment.count({ where: { distributionId, state: 'capturing' } });
  if (capturing > 0) throw problem(409, 'request-running', message('payment-running'));
};

/**
 * Ends the payment of a release that goes, so that no card stays burdened for what nobody can buy any more: the row in
 * the current transaction, the intent at the provider by a job of it. The caller has locked the release and refused
 * what is being captured. An intent that is made in this very moment is canceled by the call that makes it.
 */
export const letGoOfCard = async (distributionId: number, now: Date): Promise<void> => {
  const [, ended] = await Payment.update(
    { state: 'canceling', version: sequelize.literal('version + 1'), updatedAt: now },
    {
      where: { distributionId, state: { [Op.in]: ['preparing', 'authorised'] } },
      returning: true,
    },
  );
  for (const { intentId } of ended) if (intentId !== null) await enqueue('settle-payment', { intentId });
};
