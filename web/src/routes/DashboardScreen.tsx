import { screenAddress } from '@dispatch/contract';
import { ButtonLink, Loader, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BundlePanel } from '../features/dashboard/BundlePanel';
import { ExpiryBanners } from '../features/dashboard/ExpiryBanners';
import { releasesQuery } from '../features/dashboard/queries';
import { ReleaseList } from '../features/dashboard/ReleaseList';
import { readReleasePlace, releaseAddress } from '../features/dashboard/releasePlace';
import styles from '../features/dashboard/dashboard.module.css';
import { useIsTopKnown } from '../features/dashboard/useIsTopKnown';
import { featuresQuery } from '../shared/api/queries';
import { Screen } from '../shared/screen/Screen';
import { isImpersonating } from '../shared/session/session';

// It needs an overlay, and is shown once in a lifetime.
const WelcomeMessage = lazy(async () => ({
  default: (await import('../features/dashboard/WelcomeMessage')).WelcomeMessage,
}));

/** / */
export function DashboardScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data: features } = useQuery(featuresQuery);
  const place = readReleasePlace(query);
  useQuery(releasesQuery(place));
  const isTopKnown = useIsTopKnown();
  return (
    <Screen
      title="My Releases"
      slug="Dashboard"
      actions={
        <ButtonLink href={screenAddress('createRelease')} variant="primary">
          Create Release
        </ButtonLink>
      }
    >
      <div className={styles.screenful}>
        {isTopKnown ? (
          <Stack gap="tight">
            <ExpiryBanners />
            <ReleaseList place={place} onPlace={(next) => void navigate(releaseAddress(next))} />
            <BundlePanel />
            {features?.userShowArchiveReleases ? (
              <div>
                <ButtonLink href={screenAddress('archive')}>View My Archived Releases</ButtonLink>
              </div>
            ) : null}
          </Stack>
        ) : (
          <Loader label="Loading releases…" shape="row" />
        )}
      </div>
      {isImpersonating() ? null : (
        <Suspense fallback={null}>
          <WelcomeMessage />
        </Suspense>
      )}
    </Screen>
  );
}
