import type { Handler } from '../../call/handler';
import { lockRelease } from '../../lifecycle/lockRelease';
import { deskRole, moveRelease } from '../../lifecycle/moveRelease';
import { readReviewedRelease } from './getReviewedRelease';

export const holdRelease: Handler<'holdRelease'> = async ({ path, body, session, now }) => {
  const reasons = body.reasons.map((reason) => reason.trim()).filter((reason) => reason !== '');
  const release = await lockRelease(path.id);
  await moveRelease(release, {
    action: 'hold',
    actor: session,
    role: deskRole(session),
    now,
    reasons,
    changes: { holdReasons: reasons, wasOverdue: false },
  });
  return { status: 200, body: await readReviewedRelease(path.id, now) };
};
