import type { Feeds, Sending } from './feed';
import { anyOrder } from './adminOrder';

/** An order is the kind of record that each group of these calls sees. */
const ofAnOrder = ({ request }: Sending): void => {
  request.path['kind'] = 'order';
};

export const adminRecord: Feeds = {
  viewRecord: { ids: { 'path.id': anyOrder }, complete: ofAnOrder },
};
