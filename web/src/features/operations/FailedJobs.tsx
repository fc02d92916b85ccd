import { Banner, EmptyState, NavTabs, Pagination, Table } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../shared/api/errorTexts';
import { rangeText } from '../../shared/list/totalCount';
import { useBulk } from '../../shared/list/useBulk';
import { useListPlace } from '../../shared/list/listPlace';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { GiveUpModal } from './GiveUpModal';
import { giveUpJobs, retryJobs } from './jobActs';
import { jobColumns } from './jobTable';
import { type FailedJob, failedJobsQuery, type FailedState } from './queries';
import { useJobRetry } from './useJobRetry';

const states = ['failed', 'retrying'] as const satisfies readonly FailedState[];
const spec = { filters: { state: states } };
const labels: Record<FailedState, string> = {
  failed: 'Waiting for you',
  retrying: 'Tried again by themselves',
};
const empties: Record<FailedState, { title: string; words: string }> = {
  failed: {
    title: 'No failed jobs',
    words: 'What fails for the last time waits here to be retried or given up.',
  },
  retrying: {
    title: 'Nothing is tried again',
    words: 'What fails and has tries left shows here with its next time.',
  },
};

/** The work in the background that has failed. */
export function FailedJobs() {
  const { place, addressOf, go } = useListPlace<never, 'state'>(spec);
  const state = place.filters.state as FailedState;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...failedJobsQuery(state, place),
    placeholderData: keepPreviousData,
  });
  const { retry, retryingId, error: retryError, reload } = useJobRetry();
  const [givenUp, setGivenUp] = useState<FailedJob | null>(null);
  const items = data?.items ?? [];
  const { selection, modal } = useBulk({
    acts: state === 'failed' ? [retryJobs, giveUpJobs] : [retryJobs],
    rows: items,
    getId: ({ id }) => id,
    onChanged: reload,
  });
  if (isRefused(error)) return <RefusedScreen error={error} />;
  const { title, words } = empties[state];
  return (
    <Screen title="Failed jobs" width="full">
      <NavTabs
        label="Failed jobs"
        items={states.map((one) => ({
          label: labels[one],
          href: addressOf({ filters: { state: one } }),
          isCurrent: one === state,
        }))}
      />
      {retryError ? (
        <Banner tone="danger" title="The job was not retried">
          {errorText(retryError)}
        </Banner>
      ) : null}
      <div>
        <Table
          caption="Failed jobs"
          columns={jobColumns({ retryingId, onRetry: retry, onGiveUp: setGivenUp })}
          rows={items}
          selection={selection}
          getKey={({ id }) => id}
          isLoading={isFetching && (data === undefined || isPlaceholderData)}
          failure={
            error ? (
              <FailedLoad
                title="The failed jobs could not be loaded"
                error={error}
                onRetry={() => void refetch()}
              />
            ) : undefined
          }
          empty={<EmptyState title={title}>{words}</EmptyState>}
        />
      </div>
      {data && items.length > 0 ? (
        <Pagination
          page={place.page}
          pageSize={place.perPage}
          total={data.count.total}
          onPage={(page) => go({ page })}
          rangeText={rangeText(place.page, place.perPage, data.count)}
          label="Pages of the failed jobs"
        />
      ) : null}
      {modal}
      {givenUp ? <GiveUpModal job={givenUp} onDone={reload} onClose={() => setGivenUp(null)} /> : null}
    </Screen>
  );
}
