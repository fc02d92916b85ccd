import type { Download } from '@dispatch/contract';
import { Button, useToast } from '@dispatch/design-system';
import { useState } from 'react';
import { errorTexts } from '../api/errorTexts';
import { saveFile } from './saveFile';

interface DownloadButtonProps {
  label: string;
  load: () => Promise<Download>;
  /** Where the answer names none. */
  fileName: string;
}

/** Fetches a file and hands it to the browser; until it is there, the button says that it is under way. */
export function DownloadButton({ label, load, fileName }: DownloadButtonProps) {
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
  return (
    <Button isPending={isBusy} onPress={() => void save()}>
      {label}
    </Button>
  );
}
