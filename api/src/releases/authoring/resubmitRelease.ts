import type { Handler } from '../../platform/call/handler';
import { readOwnRelease } from './ownRelease';
import { saveRelease } from '../lifecycle/saveRelease';
import { submitToEditorial } from './submitToEditorial';

export const resubmitRelease: Handler<'resubmitRelease'> = async (call) => {
  const { distributionId } = await saveRelease(call);
  await submitToEditorial(distributionId, call);
  return { status: 200, body: await readOwnRelease(distributionId, call.session.userId) };
};
