import type { Handler } from '../../platform/call/handler';
import { countHeaders, pageAsked } from '../../platform/call/listPage';
import { bundlePrices } from '../prices/bundlePrices';
import { assertStoreOpen, presentBundle } from './presentCart';

/** What the store sells, at the prices of this account. */
export const listBundlePackages: Handler<'listBundlePackages'> = async (call) => {
  await assertStoreOpen(call);
  const bundles = await bundlePrices(call.session.userId);
  const { limit, offset } = pageAsked(call.query);
  return {
    status: 200,
    body: bundles.slice(offset, offset + limit).map(presentBundle),
    headers: countHeaders(bundles.length),
  };
};
