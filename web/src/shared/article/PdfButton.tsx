import { download } from '../api/client';
import { DownloadButton, useDownload } from '../files/DownloadButton';

export interface PdfButtonProps {
  distributionId: number;
  /** Before it is made, which is of what is saved: saves what is not saved yet. */
  onOpen?: () => Promise<unknown>;
}

const pdfOf = ({ distributionId, onOpen }: PdfButtonProps) => ({
  fileName: 'release.pdf',
  load: async () => {
    await onOpen?.();
    return download('getReleasePdf', { path: { id: distributionId } });
  },
});

export const useReleasePdf = (of: PdfButtonProps) => useDownload(pdfOf(of));

export function PdfButton(of: PdfButtonProps) {
  return <DownloadButton label="Download PDF" {...pdfOf(of)} />;
}
