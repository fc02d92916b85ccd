import { Pagination, Stack } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { rangeText } from '../../shared/formatting/totalCount';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { DeskFilters } from './DeskFilters';
import type { DeskPlace } from './deskViews';
import { deskPageSize, queueQuery } from './queries';
import { QueueTable } from './QueueTable';

interface QueueProps {
  place: DeskPlace;
  onPlace: (place: DeskPlace) => void;
}

/** The editorial queue with its filters and pages. */
export function Queue({ place, onPlace }: QueueProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...queueQuery(place),
    placeholderData: keepPreviousData,
  });
  const isLoading = isFetching && (data === undefined || isPlaceholderData);
  return (
    <Stack>
      <DeskFilters
        key={place.search}
        place={place}
        onSearch={(search) => onPlace({ ...place, search, page: 1 })}
      />
      {error ? (
        <FailedLoad title="The queue could not be loaded" fault={error} onRetry={() => void refetch()} />
      ) : (
        <QueueTable
          items={data?.items ?? []}
          isLoading={isLoading}
          empty={place.search === '' ? 'Nothing here.' : `Nothing matches '${place.search}'.`}
        />
      )}
      {data ? (
        <Pagination
          page={place.page}
          pageSize={deskPageSize}
          total={data.count.total}
          onPage={(page) => onPlace({ ...place, page })}
          rangeText={rangeText(place.page, deskPageSize, data.count)}
          label="Pages of the queue"
        />
      ) : null}
    </Stack>
  );
}
