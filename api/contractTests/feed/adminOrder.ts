import type { Feeds } from './feed';
import { ownOrder } from './rows';

export const adminOrder: Feeds = {
  getOrder: {
    ids: {
      'query.orderId': {
        ...ownOrder,
        reach: 'permission',
        // Staff reaches every order that there is.
        hidden: () => Promise.resolve(2_000_000_000),
      },
    },
  },
};
