import type { CallData, components } from '@dispatch/contract';
import { callQuery } from '../../shared/api/callQuery';

export type BundleOrder = CallData<'getBundleOrder'>;
export type BundleLot = components['schemas']['BundleLot'];

export const bundleOrderQuery = (id: number) => callQuery('getBundleOrder', { path: { id } });

export const bundleLotsQuery = (id: number) => callQuery('listBundleLots', { path: { id } });

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
