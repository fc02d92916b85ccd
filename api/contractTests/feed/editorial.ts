import type { Feeds } from './feed';
import { releaseAtTheDesk } from './rows';

export const editorial: Feeds = {
  getReviewedRelease: { ids: { 'path.id': releaseAtTheDesk('PendingEditorialReview') } },
  openReview: { ids: { 'path.id': releaseAtTheDesk('PendingEditorialReview') } },
  holdRelease: { ids: { 'path.id': releaseAtTheDesk('InEditorialReview') } },
  approveRelease: { ids: { 'path.id': releaseAtTheDesk('InEditorialReview') } },
};
