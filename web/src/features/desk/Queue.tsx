import { Button, ButtonLink, EmptyState, Pagination } from '@dispatch/design-system';
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

export function Queue({ place, onPlace }: QueueProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...queueQuery(place),
    placeholderData: keepPreviousData,
  });
  const isLoading = isFetching && (data === undefined || isPlaceholderData);
  const isEmpty = data?.items.length === 0 && !isLoading;
  if (isRefused(error)) return <RefusedScreen error={error} />;
  return (
    <Screen
      title="Editorial desk"
      slug="Back office"
      width="full"
      actions={<ButtonLink href="/admin/partners">Partners</ButtonLink>}
    >
      <DeskFilters place={place} onSearch={(search) => onPlace({ ...place, search, page: 1 })} />
      {error ? (
        <FailedLoad title="The queue could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <div>
          {isEmpty ? null : (
            <QueueTable
              items={data?.items ?? []}
              isLoading={isLoading}
              sort={place.sort}
              onSort={(sort) => onPlace({ ...place, sort, page: 1 })}
            />
          )}
          <div role="status">
            {isEmpty ? <Nothing total={data.count.total} place={place} onPlace={onPlace} /> : null}
          </div>
        </div>
      )}
      {data && !isEmpty ? (
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

function Nothing({ total, place, onPlace }: QueueProps & { total: number }) {
  const { search } = place;
  if (total > 0) {
    return (
      <EmptyState
        title="Nothing on this page"
        action={<Button onPress={() => onPlace({ ...place, page: 1 })}>Go to the first page</Button>}
      />
    );
  }
  if (search === '')
    return <EmptyState title="Nothing here">No releases are in this state right now.</EmptyState>;
  return (
    <EmptyState title={`Nothing matches '${search}'`}>
      The search covers the headline, the customer and the PRID of releases in this state.
    </EmptyState>
  );
}
