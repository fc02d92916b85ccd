import { Banner, Button, ProgressBar } from '@dispatch/design-system';
import { formatSize, formatMoment } from '@dispatch/contract';
import type { AccountExport } from './exportQuery';

interface ExportStateProps {
  found: AccountExport;
  onFetch: (key: string) => void;
  isFetching: boolean;
}

export function ExportState({ found, onFetch, isFetching }: ExportStateProps) {
  const { state, requestedDate, expiresDate, size, key } = found;
  if (state === 'running') {
    return (
      <>
        <ProgressBar label="Your data is being exported" value={null} />
        <p>Requested on {formatMoment(requestedDate)}. We will email you when it is ready.</p>
      </>
    );
  }
  if (state === 'failed') {
    return (
      <Banner tone="danger" title="Your data could not be exported">
        Please try again.
      </Banner>
    );
  }
  if (state === 'expired') {
    return <p>Your last file expired on {formatMoment(expiresDate)} and was deleted.</p>;
  }
  if (state === 'none' || key === null) return null;
  return (
    <Banner
      tone="success"
      title="Your data is ready"
      action={
        <Button isPending={isFetching} onPress={() => onFetch(key)}>
          Download
        </Button>
      }
    >
      {size === null ? 'A ZIP file' : `A ZIP file of ${formatSize(size)}`}, which can be downloaded until{' '}
      {formatMoment(expiresDate)}.
    </Banner>
  );
}
