import type { Feeds } from './feed';
import { ownOrder } from './rows';

export const adminOrder: Feeds = {
  getOrder: { ids: { 'query.orderId': { ...ownOrder, reach: 'permission' } } },
};
