import { queryOptions } from '@tanstack/react-query';
import { download } from '../api/client';

const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** An uploaded image as a data address: only the session may read it, which an address alone does not carry. */
export const storedImageQuery = (uploadKey: string, maxSide: 320 | 1280) =>
  queryOptions({
    queryKey: ['getFile', uploadKey, maxSide],
    queryFn: async ({ signal }) =>
      asDataUrl((await download('getFile', { path: { uploadKey }, query: { maxSide }, signal })).file),
    staleTime: Infinity,
  });
