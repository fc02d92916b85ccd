import { ActionBar, Banner, Button } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PreviewModal } from '../../shared/article/PreviewModal';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { formatMoment } from '../../shared/formatting/dates';
import { releaseQuery } from '../../shared/release/releaseQuery';
import { text } from '../../shared/texts/texts';
import type { StaleDraft } from './draftSaver';

interface StaleDraftBannerProps {
  distributionId: number;
  stale: StaleDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export function StaleDraftBanner({ distributionId, stale, onKeepMine, onTakeTheirs }: StaleDraftBannerProps) {
  const [isShown, setShown] = useState(false);
  const other = useQuery({ ...releaseQuery(distributionId), enabled: isShown, throwOnError: false });
  const who = stale.savedBy === '' ? '' : ` by ${stale.savedBy}`;
  return (
    <>
      <Banner
        tone="danger"
        title={text('draft-stale')}
        action={
          <ActionBar>
            <Button onPress={() => setShown(true)}>See the other version</Button>
            <Button onPress={onKeepMine}>Keep mine as the new version</Button>
            <Button onPress={onTakeTheirs}>Use the other version</Button>
          </ActionBar>
        }
      >
        <p>{`The other version was saved${who} on ${formatMoment(stale.savedAt)}. What you have typed is still here.`}</p>
        {other.isError ? (
          <FailedLoad
            title={text('release-load-failed')}
            error={other.error}
            onRetry={() => void other.refetch()}
          />
        ) : null}
      </Banner>
      {other.data ? (
        <PreviewModal
          release={other.data}
          isOpen={isShown && other.isFetchedAfterMount}
          onClose={() => setShown(false)}
        />
      ) : null}
    </>
  );
}
