import { Banner, Button, EmptyState, NavTabs, Pagination, Table, type RowKey } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../shared/api/errorTexts';
import { rangeText } from '../../shared/list/totalCount';
import { useListPlace } from '../../shared/list/listPlace';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { GiveUpModal } from './GiveUpModal';
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
  const { retry, retryMany, isRetryingMany, retryingId, error: retryError, told } = useJobRetry();
  const [givenUp, setGivenUp] = useState<readonly FailedJob[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<RowKey>>(new Set());
  if (isRefused(error)) return <RefusedScreen error={error} />;
  const items = data?.items ?? [];
  const { title, words } = empties[state];
  // What is gone from the page is not decided over unseen.
  const chosen = items.filter(({ id }) => ticked.has(id));
  const selection = {
    selected: new Set<RowKey>(chosen.map(({ id }) => id)),
    onChange: setTicked,
    rowLabel: ({ what }: FailedJob) => what,
    actions: (
      <>
        <Button isPending={isRetryingMany} onPress={() => retryMany(chosen.map(({ id }) => id))}>
          Retry
        </Button>
        {state === 'failed' ? <Button onPress={() => setGivenUp(chosen)}>Give up</Button> : null}
      </>
    ),
  };
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
          columns={jobColumns({ retryingId, onRetry: retry, onGiveUp: (one) => setGivenUp([one]) })}
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
      {givenUp.length === 0 ? null : (
        <GiveUpModal
          jobs={givenUp}
          onClose={() => setGivenUp([])}
          onDone={(words) => {
            setGivenUp([]);
            void told(words);
          }}
        />
      )}
    </Screen>
  );
}
