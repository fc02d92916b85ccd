import { withoutTransaction } from '../../platform/call/handler';
import { saveRelease } from '../lifecycle/saveRelease';

/** One statement writes a draft that names no file, and needs no transaction. */
export const saveDraft = withoutTransaction<'saveDraft'>(async (call) => {
  const { answer, isNew } = await saveRelease(call);
  return { status: isNew ? 201 : 200, body: answer };
});
