import { withoutTransaction } from '../../platform/call/handler';
import { saveRelease } from '../lifecycle/saveRelease';

/** One statement writes a draft that names no file, with its answer for who repeats it, and needs no transaction. */
export const saveDraft = withoutTransaction<'saveDraft'>(async (call) => {
  const { remembering } = call;
  const { answer, isNew } = await saveRelease(call, undefined, remembering);
  if (remembering !== undefined) remembering.isKept = true;
  return { status: isNew ? 201 : 200, body: answer };
});
