import { ActionBar, Banner, ButtonLink, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BundlePanel } from '../features/dashboard/BundlePanel';
import { BundleBanner, SocialBanner } from '../features/dashboard/ExpiryBanners';
import { ReleaseList } from '../features/dashboard/ReleaseList';
import { readReleasePlace, releaseAddress } from '../features/dashboard/releasePlace';
import { featuresQuery } from '../shared/api/queries';
import { Screen } from '../shared/screen/Screen';
import { isDistributionAvailable, isImpersonating } from '../shared/session/session';
import { text } from '../shared/texts/texts';

// It needs an overlay, and is shown once in a lifetime.
const WelcomeMessage = lazy(async () => ({
  default: (await import('../features/dashboard/WelcomeMessage')).WelcomeMessage,
}));

/** / */
export function DashboardScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data: features } = useQuery(featuresQuery);
  return (
    <Screen
      title="My Releases"
      slug="Dashboard"
      actions={
        <ActionBar>
          {features?.userShowArchiveReleases ? (
            <ButtonLink href="/archive">View My Archived Releases</ButtonLink>
          ) : null}
          <ButtonLink href="/distribution/create" variant="primary">
            Create Release
          </ButtonLink>
        </ActionBar>
      }
    >
      <Stack>
        {isDistributionAvailable() ? null : (
          <Banner tone="warning" title={text('distribution-unavailable')} />
        )}
        <BundleBanner />
        <SocialBanner />
        <BundlePanel />
        <ReleaseList
          place={readReleasePlace(query)}
          onPlace={(place) => void navigate(releaseAddress(place))}
        />
      </Stack>
      {isImpersonating() ? null : (
        <Suspense fallback={null}>
          <WelcomeMessage />
        </Suspense>
      )}
    </Screen>
  );
}
