import type { Handler } from '../../http/handler';
import { readOwnRelease } from './getRelease';
import { submitToEditorial } from './submitToEditorial';

/** Submits a saved release to editorial. */
export const submitRelease: Handler<'submitRelease'> = async ({ path, session, now }) => {
  await submitToEditorial(path.id, session, now);
  return { status: 200, body: await readOwnRelease(path.id, session.userId) };
};
