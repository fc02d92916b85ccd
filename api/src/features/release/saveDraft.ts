import type { Handler } from '../../call/handler';
import { saveRelease } from './saveRelease';

export const saveDraft: Handler<'saveDraft'> = async (call) => {
  const { answer, isNew } = await saveRelease(call);
  return { status: isNew ? 201 : 200, body: answer };
};
