import type { Handler } from '../../call/handler';
import { enqueue } from '../../jobs/queue';
import { lockRelease } from '../../lifecycle/lockRelease';
import { deskRole, moveRelease } from '../../lifecycle/moveRelease';
import { readReviewedRelease } from './getReviewedRelease';

/** A time that has passed never blocks it: it is then published at once and marked overdue. */
export const approveRelease: Handler<'approveRelease'> = async ({ path, body, session, now }) => {
  const release = await lockRelease(path.id);
  const { releaseDate } = release;
  const isOverdue = releaseDate !== null && releaseDate < now;
  const atOnce = body.release === 'now' || releaseDate === null;
  await moveRelease(release, {
    action: 'approve',
    actor: session,
    role: deskRole(session),
    now,
    changes: { wasOverdue: isOverdue, ...(atOnce ? { releaseDate: now } : {}) },
  });
  await enqueue(
    'publish-release',
    { distributionId: path.id },
    atOnce || isOverdue ? {} : { startAfter: releaseDate },
  );
  return { status: 200, body: await readReviewedRelease(path.id, now) };
};
