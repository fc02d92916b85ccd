import type { Handler } from '../../call/handler';
import { countHeaders, pageAsked } from '../../call/listPage';
import { bundlePrices } from '../../pricing/bundlePrices';
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
