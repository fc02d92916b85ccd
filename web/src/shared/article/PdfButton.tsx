import { Button, useToast } from '@dispatch/design-system';
import { useState } from 'react';
import { download } from '../api/client';
import { errorTexts } from '../api/errorTexts';
import { saveFile } from '../files/saveFile';

export interface PdfButtonProps {
  distributionId: number;
  /** Before it is made, which is of what is saved: saves what is not saved yet. */
  onOpen?: () => Promise<unknown>;
}

export function PdfButton({ distributionId, onOpen }: PdfButtonProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await onOpen?.();
      const { file, fileName } = await download('getReleasePdf', { path: { id: distributionId } });
      saveFile(file, fileName ?? 'release.pdf');
    } catch (error) {
      toast.show(errorTexts(error).join(' '), { tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button isPending={isBusy} onPress={() => void save()}>
      Download PDF
    </Button>
  );
}
