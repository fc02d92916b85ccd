import { formatMoment } from '@dispatch/contract';
import { ActionBar, Banner, Button, Modal } from '@dispatch/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { releaseQuery } from '../../shared/release/releaseQuery';
import { text } from '../../shared/texts/texts';
import { Comparison } from '../../shared/versions/Comparison';
import type { StaleDraft } from './draftSaver';
import type { ReleaseValues } from './releaseValues';

interface StaleDraftBannerProps {
  distributionId: number;
  isDesk: boolean;
  /** What is typed here. */
  mine: ReleaseValues;
  stale: StaleDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export function StaleDraftBanner({
  distributionId,
  isDesk,
  mine,
  stale,
  onKeepMine,
  onTakeTheirs,
}: StaleDraftBannerProps) {
  const [isShown, setShown] = useState(false);
  const queryClient = useQueryClient();
  const compared = useQuery({
    queryKey: ['stale-draft', distributionId],
    queryFn: async () => {
      const [{ compareReleases }, theirs] = await Promise.all([
        import('@dispatch/contract/compare'),
        queryClient.query({ ...releaseQuery(distributionId, isDesk), staleTime: 0 }),
      ]);
      return compareReleases(theirs, mine);
    },
    enabled: isShown,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    throwOnError: false,
  });
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
        {compared.isError ? (
          <FailedLoad
            title={text('release-load-failed')}
            error={compared.error}
            onRetry={() => void compared.refetch()}
          />
        ) : null}
      </Banner>
      {compared.data && !compared.isFetching ? (
        <Modal
          isOpen={isShown}
          onClose={() => setShown(false)}
          title="Both versions"
          size="large"
          actions={<Button onPress={() => setShown(false)}>Close</Button>}
        >
          <Comparison differences={compared.data} names={['The other version', 'What you have typed']} />
        </Modal>
      ) : null}
    </>
  );
}
