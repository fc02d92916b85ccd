import type { Download } from '@dispatch/contract';
import { Button, useToast } from '@dispatch/design-system';
import { useState } from 'react';
import { errorTexts } from '../api/errorTexts';
import { saveFile } from './saveFile';

interface FileSource {
  load: () => Promise<Download>;
  /** Where the answer names none. */
  fileName: string;
}

/** Fetches a file and hands it to the browser; a failure is told. */
export function useDownload({ load, fileName }: FileSource) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await load();
      saveFile(answer.file, answer.fileName ?? fileName);
    } catch (error) {
      toast.show(errorTexts(error).join(' '), { tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}

/** Until the file is there, the button says that it is under way. */
export function DownloadButton({ label, ...source }: FileSource & { label: string }) {
  const { isBusy, save } = useDownload(source);
  return (
    <Button isPending={isBusy} onPress={() => void save()}>
      {label}
    </Button>
  );
}
