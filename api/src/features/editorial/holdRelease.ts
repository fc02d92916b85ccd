import type { Handler } from '../../call/handler';
import { inputProblem } from '../../call/problem';
import { lockRelease } from '../../lifecycle/lockRelease';
import { deskRole, moveRelease } from '../../lifecycle/moveRelease';
import { readReviewedRelease } from './getReviewedRelease';

const givenReasons = (sent: readonly string[]): string[] => {
  const reasons = sent.map((reason) => reason.trim()).filter((reason) => reason !== '');
  if (reasons.length > 0) return reasons;
  throw inputProblem([{ pointer: '/reasons', rule: 'required', message: 'Please provide a hold reason.' }]);
};

export const holdRelease: Handler<'holdRelease'> = async ({ path, body, session, now }) => {
  const reasons = givenReasons(body.reasons);
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
