import type { Handler } from '../../call/handler';
import { lockRelease } from '../../lifecycle/lockRelease';
import { deskRole, moveRelease } from '../../lifecycle/moveRelease';
import { readReviewedRelease } from './getReviewedRelease';

export const openReview: Handler<'openReview'> = async ({ path, session, now }) => {
  const release = await lockRelease(path.id);
  await moveRelease(release, { action: 'open', actor: session, role: deskRole(session), now });
  return { status: 200, body: await readReviewedRelease(path.id, now) };
};
