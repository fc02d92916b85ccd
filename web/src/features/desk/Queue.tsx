import { Pagination } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { rangeText } from '../../shared/formatting/totalCount';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { DeskFilters } from './DeskFilters';
import type { DeskPlace } from './deskViews';
import { deskPageSize, queueQuery } from './queries';
import { QueueTable } from './QueueTable';

interface QueueProps {
  place: DeskPlace;
  onPlace: (place: DeskPlace) => void;
}

/** The screen of the editorial queue, with its filters and pages. */
export function Queue({ place, onPlace }: QueueProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...queueQuery(place),
    placeholderData: keepPreviousData,
  });
  const isLoading = isFetching && (data === undefined || isPlaceholderData);
  if (isRefused(error)) return <RefusedScreen fault={error} />;
  return (
    <Screen title="Editorial desk" slug="Back office" width="full">
      <DeskFilters place={place} onSearch={(search) => onPlace({ ...place, search, page: 1 })} />
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
    </Screen>
  );
}
