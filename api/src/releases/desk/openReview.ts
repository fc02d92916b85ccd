import type { Handler } from '../../platform/call/handler';
import { readReviewedRelease } from './getReviewedRelease';
import { claimIfFree } from './claimRelease';
import { deskMove } from './deskMove';

/** Who opens it works on it from then on, unless somebody does already. */
export const openReview: Handler<'openReview'> = async (call) => {
  await deskMove(call, { action: 'open' });
  await claimIfFree(call.path.id, call.session, call.now);
  return { status: 200, body: await readReviewedRelease(call.path.id, call) };
};
