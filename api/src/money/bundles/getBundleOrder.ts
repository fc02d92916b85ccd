import type { Handler } from '../../platform/call/handler';
import { readBundleOrder } from './bundleOrderSql';

/** A bundle order as the back-office sees it. */
export const getBundleOrder: Handler<'getBundleOrder'> = async ({ path: { id } }) => ({
  status: 200,
  body: await readBundleOrder(id),
});
