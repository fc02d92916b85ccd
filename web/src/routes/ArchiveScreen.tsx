import { Loader } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ArchiveTable, type ArchivePlace } from '../features/archive/ArchiveTable';
import { featuresQuery } from '../shared/api/queries';
import { readSearch } from '../shared/list/readSearch';
import { readPage } from '../shared/list/totalCount';
import { FailedLoad } from '../shared/screen/FailedLoad';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { Screen } from '../shared/screen/Screen';

/** /archive: not there for whom the archive is switched off. */
export function ArchiveScreen() {
  const [query, setQuery] = useSearchParams();
  const { data: features, error, refetch } = useQuery(featuresQuery);
  const search = readSearch(query.get('search'));
  const show = ({ search: words, page }: ArchivePlace): void =>
    setQuery({ ...(words === '' ? {} : { search: words }), ...(page === 1 ? {} : { page: String(page) }) });
  if (features?.userShowArchiveReleases === false) return <NotFoundScreen />;
  return (
    <Screen title="Archived Releases" slug="Former system">
      {features ? (
        <ArchiveTable key={search} place={{ search, page: readPage(query.get('page')) }} onPlace={show} />
      ) : null}
      {!features && !error ? <Loader label="Loading…" /> : null}
      {!features && error ? (
        <FailedLoad title="Your archive could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : null}
    </Screen>
  );
}
