import type { Logger } from 'pino';
import { RefundRequest } from '../refunds/RefundRequest';
import type { Ports } from '../../platform/ports/ports';
import { trySettling } from '../refunds/settleRefund';
import type { GivingResults } from './act';
import { bundleRefundFailed } from './bundleRefundAct';

/** Has the provider pay, after the transaction of the refund. Throws its refusal: the releases are given back then. */
export const settleBundleRefund = async (
  { refundRequestId }: GivingResults['bundleRefund'],
  { ports, log, now }: { ports: Ports; log: Logger; now: Date },
): Promise<void> => {
  if (refundRequestId === null) return;
  await trySettling(refundRequestId, { payments: ports.payments, log, now });
  const { failure } = await RefundRequest.findByPk(refundRequestId, { rejectOnEmpty: true });
  if (failure !== null) throw bundleRefundFailed(failure);
};
