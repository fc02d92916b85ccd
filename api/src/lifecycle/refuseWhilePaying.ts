import { message } from '@dispatch/contract';
import { problem } from '../http/problem';
import { Payment } from '../models/Payment';

/**
 * Refuses what must not happen while the money for a release is being taken. The caller has locked the release: a
 * capture begins under the same lock.
 */
export const refuseWhilePaying = async (distributionId: number): Promise<void> => {
  const capturing = await Payment.count({ where: { distributionId, state: 'capturing' } });
  if (capturing > 0) throw problem(409, 'request-running', message('payment-running'));
};
