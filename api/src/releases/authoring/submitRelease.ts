import type { Handler } from '../../platform/call/handler';
import { readOwnRelease } from './ownRelease';
import { submitToEditorial } from './submitToEditorial';

export const submitRelease: Handler<'submitRelease'> = async (call) => {
  await submitToEditorial(call.path.id, call);
  return { status: 200, body: await readOwnRelease(call.path.id, call.session.userId) };
};
