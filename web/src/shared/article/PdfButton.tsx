import { download } from '../api/client';
import { DownloadButton } from '../files/DownloadButton';

export interface PdfButtonProps {
  distributionId: number;
  /** Before it is made, which is of what is saved: saves what is not saved yet. */
  onOpen?: () => Promise<unknown>;
}

export function PdfButton({ distributionId, onOpen }: PdfButtonProps) {
  return (
    <DownloadButton
      label="Download PDF"
      fileName="release.pdf"
      load={async () => {
        await onOpen?.();
        return download('getReleasePdf', { path: { id: distributionId } });
      }}
    />
  );
}
