import type { Handler } from '../../call/handler';
import { saveRelease } from './saveRelease';

/** Saves a draft: limits, types and HTML are checked, nothing else. */
export const saveDraft: Handler<'saveDraft'> = async (call) => {
  const { answer, isNew } = await saveRelease(call);
  return { status: isNew ? 201 : 200, body: answer };
};
