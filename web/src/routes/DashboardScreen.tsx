import { Banner, ButtonLink, Stack } from '@dispatch/design-system';
import { useSearchParams } from 'react-router-dom';
import { ReleaseList } from '../features/dashboard/ReleaseList';
import { readPage } from '../shared/formatting/totalCount';
import { Screen } from '../shared/screen/Screen';
import { isDistributionAvailable } from '../shared/session/session';
import { text } from '../shared/texts/texts';

/** / */
export function DashboardScreen() {
  const [query, setQuery] = useSearchParams();
  const page = readPage(query.get('page'));
  const showPage = (next: number): void => {
    setQuery(next === 1 ? {} : { page: String(next) });
  };
  return (
    <Screen
      title="My Releases"
      slug="Dashboard"
      actions={
        <ButtonLink href="/distribution/create" variant="primary">
          Create Release
        </ButtonLink>
      }
    >
      <Stack>
        {isDistributionAvailable() ? null : (
          <Banner tone="warning" title={text('distribution-unavailable')} />
        )}
        <ReleaseList page={page} onPage={showPage} />
      </Stack>
    </Screen>
  );
}
