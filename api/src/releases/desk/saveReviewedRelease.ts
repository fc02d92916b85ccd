import type { Handler } from '../../platform/call/handler';
import { inputProblem } from '../../platform/call/problem';
import { deskRole } from '../lifecycle/moveRelease';
import { saveRelease } from '../lifecycle/saveRelease';
import { readReviewedRelease } from './getReviewedRelease';

/** What is saved of a published release nobody outside sees until it is republished. */
export const saveReviewedRelease: Handler<'saveReviewedRelease'> = async (call) => {
  const { path, body, session } = call;
  if ((body.distributionId ?? path.id) !== path.id) {
    throw inputProblem([
      {
        pointer: '/distributionId',
        rule: 'oneOf',
        message: 'The body names another release than the address.',
      },
    ]);
  }
  const saving = { ...call, body: { ...body, distributionId: path.id } };
  await saveRelease(saving, { role: deskRole(session), ownerId: null });
  return { status: 200, body: await readReviewedRelease(path.id, call) };
};
