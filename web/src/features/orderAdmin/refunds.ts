import type { components, RefundStatus } from '@dispatch/contract';
import { useToast } from '@dispatch/design-system';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { askAgain, callQuery } from '../../shared/api/callQuery';
import { useSendOnce } from '../../shared/api/useSendOnce';

export type RefundRequest = components['schemas']['RefundRequest'];

/** In the order in which they are chosen. */
export const refundLabels: Readonly<Record<RefundStatus, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  rejected: 'Rejected',
  underway: 'Under way',
  failed: 'Failed',
};

/** What was approved is asked about until the provider has answered. */
export const refundsQuery = (orderId: number) =>
  queryOptions({
    ...callQuery('getOrderRefunds', { query: { orderId } }),
    refetchInterval: ({ state: { data } }) =>
      data?.refundRequests.some(({ status }) => status === 'underway') === true ? 5000 : false,
  });

/** Sends a change of the refunds of an order, which are read again whatever comes of it. */
export function useRefundCall<Body extends object>(
  send: (body: Body, headers: { 'Idempotency-Key': string }) => Promise<unknown>,
): (body: Body, done: string) => Promise<void> {
  const queryClient = useQueryClient();
  const toast = useToast();
  const sendOnce = useSendOnce(send);
  return async (body, done) => {
    try {
      await sendOnce(body);
      toast.show(done);
    } finally {
      await askAgain(queryClient, 'getOrderRefunds');
      void askAgain(queryClient, 'listRefundRequests');
    }
  };
}
