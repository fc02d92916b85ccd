import { ApiError, type CallData } from '@dispatch/contract';
import type { UploadRequest } from '@dispatch/design-system';
import { upload } from '../api/client';

export type UploadedFile = CallData<'uploadFile'>;

const keys = new WeakMap<File, string>();

const keyOf = (file: File): string => {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
};

/** Whether the server has judged the file: the same key would bring the same judgement for ever. */
const isJudged = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !['request-running', 'too-many-requests', 'busy'].includes(error.problem.code);

/** A file whose answer was lost is sent again as the same upload, and stored once. */
export async function uploadFile({ file, signal, onProgress }: UploadRequest): Promise<UploadedFile> {
  try {
    return await upload(file, keyOf(file), { signal, onProgress });
  } catch (error) {
    if (isJudged(error)) keys.delete(file);
    throw error;
  }
}
