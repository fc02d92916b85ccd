import { directionOf, type components, screenAddress } from '@dispatch/contract';
import { Link, SectionHead, Split, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { featuresQuery } from '../../shared/api/queries';
import { PublishedArticle } from '../../shared/article/PublishedArticle';
import { ReleaseDeliveries } from '../../shared/deliveries/ReleaseDeliveries';
import { SocialPosts } from '../../shared/deliveries/SocialPosts';
import { AnalyticsLink } from '../../shared/release/AnalyticsLink';
import { leadInArticle } from '../../shared/editorial/leadInArticle';
import { offersPurchaseEdit } from '../../shared/release/offersPurchaseEdit';
import { OnHoldBanner } from '../../shared/release/OnHoldBanner';
import { Screen } from '../../shared/screen/Screen';
import { DetailsActions } from './DetailsActions';
import { EditRequests } from './EditRequests';
import { ReleaseFacts } from './ReleaseFacts';

// It has a form, which a release in another state needs not.
const ProposedChanges = lazy(() => import('./ProposedChanges'));

export function ReleaseDetails({ release }: { release: components['schemas']['Release'] }) {
  const features = useQuery(featuresQuery);
  // Its dialogs close after the answer has moved the release on.
  const isAwaiting = release.publicationState === 'PendingDistributionUponUserApproval';
  const [wasAwaiting, setWasAwaiting] = useState(isAwaiting);
  if (isAwaiting && !wasAwaiting) setWasAwaiting(true);
  const { distributionId: id, prwebPressReleaseId, holdReason, publicationState, language } = release;
  const { editRequests = [], socialPosts = [] } = release;
  return (
    <Screen
      back={{ href: screenAddress('dashboard'), label: 'Back to My Releases' }}
      title={release.headline.trim() || 'Untitled release'}
      lang={language}
      dir={directionOf(language)}
      slug={`REL-${prwebPressReleaseId}`}
    >
      <Stack>
        <DetailsActions release={release} isAsked={isAwaiting} />
        {holdReason.length > 0 ? (
          <OnHoldBanner
            reasons={holdReason}
            state={publicationState}
            onPlace={(place) => leadInArticle(release, place)}
          />
        ) : null}
        {wasAwaiting ? (
          <Suspense>
            <ProposedChanges release={release} />
          </Suspense>
        ) : null}
        <Split
          side={
            <Stack>
              <ReleaseFacts release={release} />
              {publicationState === 'Published' ? <AnalyticsLink id={id} /> : null}
              {socialPosts.length > 0 ? (
                <Stack gap="tight">
                  <SectionHead title="Posts on social networks" />
                  <SocialPosts posts={socialPosts} />
                </Stack>
              ) : null}
              {publicationState === 'Published' && !release.ownSiteOnly ? (
                <ReleaseDeliveries
                  id={id}
                  frame={(list) => (
                    <Stack gap="tight">
                      <SectionHead title="Newsrooms that take it over" />
                      {list}
                    </Stack>
                  )}
                />
              ) : null}
              {editRequests.length > 0 ? <EditRequests requests={editRequests} /> : null}
              <p>
                Edits to approved and published releases are not available in the app.
                {publicationState === 'Published' && offersPurchaseEdit(features.data) ? (
                  <>
                    {' Our editors can make one for you: '}
                    <Link href={screenAddress('purchaseEdit', { id })}>Request an Edit</Link>
                  </>
                ) : null}
              </p>
            </Stack>
          }
        >
          <PublishedArticle release={release} align="start" hasHeadline={false} />
        </Split>
      </Stack>
    </Screen>
  );
}
