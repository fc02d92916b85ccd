import type { Handler } from '../../platform/call/handler';
import { readSavedReasons } from './savedReasonsSql';

/** The hold reasons that somebody has saved, and those for everybody at the desk. */
export const listSavedReasons: Handler<'listSavedReasons'> = async ({ session }) => ({
  status: 200,
  body: await readSavedReasons(session),
});
