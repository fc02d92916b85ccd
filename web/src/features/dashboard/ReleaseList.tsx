import { Loader, Pagination, RuledList, Stack } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rangeText } from '../../shared/list/totalCount';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { DeleteDraft } from './DeleteDraft';
import { NoReleases } from './NoReleases';
import { readByScreen, releasesQuery } from './queries';
import { ReleaseFilters } from './ReleaseFilters';
import { pageSize, type ReleasePlace } from './releasePlace';
import { ReleaseRow, type ReleaseListItem } from './ReleaseRow';

/** A list that could not be loaded says so: an empty one would tell people that their releases are gone. */
export function ReleaseList({
  place,
  onPlace,
}: {
  place: ReleasePlace;
  onPlace: (place: ReleasePlace) => void;
}) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...releasesQuery(place),
    ...readByScreen,
    placeholderData: keepPreviousData,
  });
  const [toDelete, setToDelete] = useState<ReleaseListItem | null>(null);
  const hasNone = data?.count.total === 0 && place.view === 'all' && place.search === '';
  return (
    <Stack gap="tight">
      {hasNone ? null : (
        <ReleaseFilters
          place={place}
          onSearch={(search) => onPlace({ ...place, search, page: 1 })}
          isSearching={isPlaceholderData}
        />
      )}
      {error ? (
        <FailedLoad title="Your releases could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !data ? <Loader label="Loading releases…" shape="row" /> : null}
      {!error && data?.releases.length === 0 ? <NoReleases place={place} total={data.count.total} /> : null}
      {!error && data && data.releases.length > 0 ? (
        <>
          <RuledList label="Releases">
            {data.releases.map((release) => (
              <ReleaseRow key={release.DistributionID} release={release} onDelete={setToDelete} />
            ))}
          </RuledList>
          <Pagination
            page={place.page}
            pageSize={pageSize}
            total={data.count.total}
            onPage={(page) => onPlace({ ...place, page })}
            rangeText={rangeText(place.page, pageSize, data.count)}
            label="Pages of releases"
          />
        </>
      ) : null}
      {toDelete ? <DeleteDraft release={toDelete} onClose={() => setToDelete(null)} /> : null}
    </Stack>
  );
}
