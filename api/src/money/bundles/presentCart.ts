import { message, toDollars } from '@dispatch/contract';
import { problem } from '../../platform/call/problem';
import type { Call, OperationId } from '../../platform/call/handler';
import type { Cart } from './cart';
import type { BundlePrice } from '../prices/bundlePrices';
import { featuresOf } from '../../people/features/features';

/** Throws 403 for somebody who has no store. */
export const assertStoreOpen = async ({
  session,
  config,
}: Pick<Call<OperationId>, 'config'> & { session: { userId: number } }): Promise<void> => {
  const { hasEnableBundleStorePage } = await featuresOf(session.userId, config);
  if (!hasEnableBundleStorePage) throw problem(403, 'not-allowed', message('not-allowed'));
};

/** A bundle as the wire has it. */
export const presentBundle = ({
  bundlePackagePriceId,
  packageId,
  quantity,
  percentOff,
  amount,
}: BundlePrice) => ({
  bundlePackagePriceId,
  description: `${percentOff}% off`,
  packageId: Number(packageId) as 140 | 200 | 360,
  quantity,
  amount: toDollars(amount),
});

/** The cart as the wire has it, and its version for the next save. */
export const presentCart = ({ lines, version }: Cart) => ({
  status: 200 as const,
  body: lines.map(presentBundle),
  headers: { 'X-Cart-Version': version },
});
