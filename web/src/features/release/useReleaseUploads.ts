import { ruleMessage } from '@dispatch/contract';
import { useUploads } from '@dispatch/design-system';
import { useRef, useState } from 'react';
import { errorTexts } from '../../shared/api/errorTexts';
import { uploadFile, type UploadedFile } from '../../shared/files/uploadFile';
import type { ReleaseForm } from './releaseForm';

/** The rule of the contract that refuses a second file of the same name, in its words. */
export const duplicateName = ruleMessage('ReleaseDraft', 'attachments', 'uniqueBy');

const choiceOf = ({ Name, Path, Size, AssetID, UploadKey }: UploadedFile) => ({
  fileName: Name,
  filePath: Path,
  fileSize: Size,
  assetId: AssetID,
  uploadKey: UploadKey,
  caption: '',
  altText: '',
});

/**
 * The uploads of a release, which go on while the person is at another step of the wizard. A file that has come stands
 * in the form, and is no upload any more.
 */
export function useReleaseUploads({ methods: { getValues, setValue } }: ReleaseForm) {
  const [isDuplicate, setDuplicate] = useState(false);
  /** When each file that has come was chosen, by its key. */
  const chosen = useRef(new Map<string, number>());
  const shared = { upload: uploadFile, errorTexts };
  const image = useUploads<UploadedFile>({
    ...shared,
    onDone: (file, { id }) => {
      image.onRemove(id);
      setValue('newsImage', choiceOf(file), { shouldDirty: true });
    },
  });
  const files = useUploads<UploadedFile>({
    ...shared,
    onDone: (file, { id, place }) => {
      files.onRemove(id);
      const before = getValues('attachments');
      // The server may have given it another ending than it had here.
      if (before.some(({ fileName }) => fileName === file.Name)) setDuplicate(true);
      else {
        chosen.current.set(file.UploadKey, place);
        // A large file comes after a small one that was chosen later, and goes before it.
        const later = before.findIndex(({ uploadKey }) => (chosen.current.get(uploadKey) ?? 0) > place);
        const next = before.toSpliced(later < 0 ? before.length : later, 0, choiceOf(file));
        setValue('attachments', next, { shouldDirty: true });
      }
    },
  });
  const attach = (added: readonly File[]): void => {
    const names = new Set(
      [...getValues('attachments'), ...files.items.map(({ name: fileName }) => ({ fileName }))].map(
        ({ fileName }) => fileName,
      ),
    );
    const fresh = added.filter(({ name }) => !names.has(name) && names.add(name));
    setDuplicate(fresh.length < added.length);
    if (fresh.length > 0) files.onAdd(fresh);
  };
  return {
    image,
    attachments: { ...files, onAdd: attach },
    /** The last files that were added had one of a name that is taken. */
    isDuplicate,
    isRunning: [...image.items, ...files.items].some(
      ({ state }) => state === 'waiting' || state === 'uploading',
    ),
  };
}

export type ReleaseUploads = ReturnType<typeof useReleaseUploads>;
