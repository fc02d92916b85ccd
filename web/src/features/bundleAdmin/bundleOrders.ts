import type { CallData, components } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';

export type BundleOrder = CallData<'getBundleOrder'>;
export type BundleLot = components['schemas']['BundleLot'];

export const bundleOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['bundle orders', 'item', id],
    queryFn: async ({ signal }) => (await call('getBundleOrder', { path: { id }, signal })).data,
  });

export const bundleLotsQuery = (id: number) =>
  queryOptions({
    queryKey: ['bundle orders', 'lots', id],
    queryFn: async ({ signal }) => (await call('listBundleLots', { path: { id }, signal })).data,
  });

/** The lines that can be ticked: with neither a refund nor a release that was used. */
export function refundableLines(
  { lineItems, refunds }: BundleOrder,
  lots: readonly BundleLot[],
): Set<number> {
  const refunded = new Set(refunds.map((line) => line.bundleOrderLineItemId));
  const untouched = lots.filter(({ remaining, quantity }) => remaining === quantity);
  const whole = new Set(untouched.map((lot) => lot.bundleOrderLineItemId));
  const ids = lineItems.map((line) => line.bundleOrderLineItemId);
  return new Set(ids.filter((id) => whole.has(id) && !refunded.has(id)));
}
