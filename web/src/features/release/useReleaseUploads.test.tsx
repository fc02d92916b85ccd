// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadFile, type UploadedFile } from '../../shared/files/uploadFile';
import type { ReleaseForm } from './releaseForm';
import { type ReleaseUploads, useReleaseUploads } from './useReleaseUploads';

vi.mock('../../shared/files/uploadFile');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('files stand in the order in which they were chosen, whichever comes first', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const come = new Map<string, () => void>();
  vi.mocked(uploadFile).mockImplementation(
    ({ file: { name } }) =>
      new Promise((resolve) => {
        come.set(name, () => resolve({ Name: name, UploadKey: name } as UploadedFile));
      }),
  );
  let attachments = [{ fileName: 'before', uploadKey: 'before' }];
  const methods = {
    getValues: () => attachments,
    setValue: (_name: string, next: typeof attachments) => {
      attachments = next;
    },
  };
  const shown = vi.fn<(uploads: ReleaseUploads) => null>(() => null);
  const Step = () => shown(useReleaseUploads({ methods } as unknown as ReleaseForm));
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Step />));
  const files = ['a', 'b', 'c'].map((name) => new File([], name));
  await act(async () => shown.mock.lastCall?.[0].attachments.onAdd(files));
  // Two are sent at a time.
  for (const name of ['b', 'c', 'a']) await act(async () => come.get(name)?.());
  expect(attachments.map(({ fileName }) => fileName)).toEqual(['before', 'a', 'b', 'c']);
  await act(async () => root.unmount());
});
