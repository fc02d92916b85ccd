import { directionOf, formatMoment, packageTraits, screenAddress } from '@dispatch/contract';
import type { ReleaseState } from '@dispatch/contract';
import { Banner, Loader, Split, Stack, StatusTag, WithBar } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { hasStatus } from '../../shared/api/errorTexts';
import { PublishedArticle } from '../../shared/article/PublishedArticle';
import { HoldReasons } from '../../shared/release/HoldReasons';
import { leadInArticle } from '../../shared/editorial/leadInArticle';
import { ReleaseStatus } from '../../shared/release/ReleaseStatus';
import { listQuery, useListPlace } from '../../shared/list/listPlace';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { RecordViewers } from '../../shared/record/RecordViewers';
import { Timeline } from '../../shared/record/Timeline';
import { Screen } from '../../shared/screen/Screen';
import { deskSpec } from './deskViews';
import { DueTag } from './DueTag';
import { reviewQuery } from './queries';
import { EditRequests } from './EditRequests';
import { GoneFromDesk } from './GoneFromDesk';
import { MoveReasons, moveText } from './MoveHistory';
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
  const { place } = useListPlace(deskSpec);
  if (!data && isRefused(error)) return <RefusedScreen error={error} />;
  if (!data) {
    return (
      <Screen title="Review" width="full">
        {error ? (
          <FailedLoad title="The release could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : (
          <Loader label="Loading the release…" shape="text" />
        )}
      </Screen>
    );
  }
  const { release, isOverdue } = data;
  const { prwebPressReleaseId, publicationState, holdReason, language } = release;
  const lastMove = data.moves.at(-1);
  return (
    <Screen
      key={id}
      back={{
        href: `${screenAddress('editorialQueue')}${listQuery(deskSpec, place)}`,
        label: 'Back to the editorial desk',
      }}
      title={release.headline.trim() || 'Untitled release'}
      lang={language}
      dir={directionOf(language)}
      documentTitle={`Review REL-${prwebPressReleaseId}`}
      slug={[
        `REL-${prwebPressReleaseId}`,
        data.customer.organization,
        packageTraits[release.package].name,
        formatMoment(release.releaseDate),
      ].join(' · ')}
      presence={<RecordViewers kind="release" id={id} />}
      isSentence
      rule={false}
      width="full"
    >
      <WithBar
        bar={
          <ReviewActions
            reviewed={data}
            status={
              <>
                <ReleaseStatus state={publicationState} isResubmit={release.isResubmit} isDesk />
                {isOverdue ? <StatusTag tone="refused">Overdue</StatusTag> : null}
                <DueTag dueDate={data.dueDate} />
              </>
            }
          />
        }
      >
        <Stack>
          {hasStatus(error, 404) ? <GoneFromDesk customer={data.customer} /> : null}
          {holdReason.length > 0 ? (
            <Banner tone="warning" title={whyTitles[publicationState] ?? 'On hold'}>
              <HoldReasons reasons={holdReason} onPlace={(place) => leadInArticle(release, place)} />
            </Banner>
          ) : null}
          {lastMove && lastMove.reasons.length > 0 && holdReason.length === 0 ? (
            <Banner tone="info" title={moveText(lastMove)}>
              <MoveReasons reasons={lastMove.reasons} />
            </Banner>
          ) : null}
          {data.namesCompanyOfOther === true ? (
            <Banner
              tone="warning"
              title={`${release.companyName || release.primaryContactCompany} has a company page of another account`}
            >
              A release of this customer is listed on no company page, and names the company without a link.
              Please make sure that the customer may speak for it.
            </Banner>
          ) : null}
          <EditRequests release={release} />
          <Split
            side={
              <Stack gap="tight">
                <ReviewFacts reviewed={data} />
                <Timeline kind="release" id={id} isFolded />
                <Suspense>
                  <DeskChecks release={release} />
                </Suspense>
              </Stack>
            }
          >
            <PublishedArticle release={release} align="start" hasHeadline={false} />
          </Split>
        </Stack>
      </WithBar>
    </Screen>
  );
}
