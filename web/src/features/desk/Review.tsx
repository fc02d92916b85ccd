import { screenAddress } from '@dispatch/contract';
import type { ReleaseState } from '@dispatch/contract';
import { Banner, Link, Loader, Split, Stack, StatusTag } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PdfButton } from '../../shared/article/PdfButton';
import { PublishedArticle } from '../../shared/article/PublishedArticle';
import { HoldReasons } from '../../shared/release/HoldReasons';
import { leadInArticle } from '../../shared/editorial/leadInArticle';
import { ReleaseStatus } from '../../shared/release/ReleaseStatus';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { reviewQuery } from './queries';
import { EditRequests } from './EditRequests';
import { ReviewActions } from './ReviewActions';
import { ReviewFacts } from './ReviewFacts';

const whyTitles: Partial<Record<ReleaseState, string>> = {
  OnHoldLocked: 'On hold, locked: the customer cannot edit it',
  OnHoldLimitedDistribution: 'On hold for limited distribution',
  NotSent: 'Refused',
};

const DeskChecks = lazy(() => import('./DeskChecks'));

export function Review({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(reviewQuery(id));
  if (!data && isRefused(error)) return <RefusedScreen error={error} />;
  if (!data) {
    return (
      <Screen title="Review" width="full">
        {error ? (
          <FailedLoad title="The release could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : (
          <Loader label="Loading the release…" />
        )}
      </Screen>
    );
  }
  const { release, isOverdue } = data;
  return (
    <Screen
      key={id}
      title="Review"
      documentTitle={`Review REL-${release.prwebPressReleaseId}`}
      slug={`REL-${release.prwebPressReleaseId} · ${data.customer.organization}`}
      width="full"
    >
      <Stack>
        <div>
          <Link href={screenAddress('editorialQueue')}>Back to the editorial desk</Link>
        </div>
        {release.holdReason.length > 0 ? (
          <Banner tone="warning" title={whyTitles[release.publicationState] ?? 'On hold'}>
            <HoldReasons reasons={release.holdReason} onPlace={(place) => leadInArticle(release, place)} />
          </Banner>
        ) : null}
        <ReviewActions
          reviewed={data}
          status={
            <>
              <ReleaseStatus state={release.publicationState} isResubmit={release.isResubmit} />
              {isOverdue ? <StatusTag tone="refused">Overdue</StatusTag> : null}
            </>
          }
        />
        <EditRequests release={release} />
        <Split side={<ReviewFacts reviewed={data} />}>
          <Stack>
            <Suspense>
              <DeskChecks release={release} />
            </Suspense>
            <div>
              <PdfButton distributionId={id} />
            </div>
            <PublishedArticle release={release} align="start" />
          </Stack>
        </Split>
      </Stack>
    </Screen>
  );
}
