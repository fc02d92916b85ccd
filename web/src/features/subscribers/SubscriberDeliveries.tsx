import { type CallData, formatMoment, screenAddress } from '@dispatch/contract';
import {
  ActionBar,
  Button,
  EmptyState,
  Link,
  NavTabs,
  SectionHead,
  Stack,
  StatusTag,
  type TableColumn,
} from '@dispatch/design-system';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain, callQuery } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import { deliveryText, occasionNames } from '../../shared/deliveries/deliveryText';
import { PagedTable } from '../../shared/list/PagedTable';
import { useListPlace } from '../../shared/list/listPlace';
import { asPage } from '../../shared/list/totalCount';
import { RefusalBanner } from '../../shared/screen/RefusalBanner';
import { DeliveryModal } from './DeliveryModal';
import type { Subscriber } from './subscriber';

type Delivery = CallData<'listSubscriberDeliveries'>[number];

const states = ['', 'queued', 'failed'] as const;
const spec = { filters: { state: states } };
const labels: Record<(typeof states)[number], string> = { '': 'All', queued: 'Waiting', failed: 'Not taken' };

interface RowActs {
  isFetched: boolean;
  onShow: (delivery: Delivery) => void;
  onAgain: (delivery: Delivery) => void;
}

const columnsFor = ({ isFetched, onShow, onAgain }: RowActs): readonly TableColumn<Delivery>[] => [
  {
    id: 'created',
    label: 'Since',
    overflow: 'line',
    cell: ({ createdDate }) => formatMoment(createdDate),
  },
  {
    id: 'what',
    label: 'What',
    width: '40%',
    overflow: 'wrap',
    cell: ({ occasion, release, version }) => (
      <>
        {occasionNames[occasion]}
        {release === null ? null : (
          <>
            {`, version ${version ?? 1}: `}
            <Link href={screenAddress('review', { id: release.distributionId })}>{release.headline}</Link>
          </>
        )}
      </>
    ),
  },
  {
    id: 'state',
    label: 'What became of it',
    width: '30%',
    overflow: 'wrap',
    cell: (delivery) => {
      const { tone, label, when } = deliveryText(delivery, isFetched);
      return (
        <>
          <StatusTag tone={tone}>{label}</StatusTag> {when}
          {delivery.problem === null ? null : <div>{delivery.problem}</div>}
        </>
      );
    },
  },
  {
    id: 'actions',
    label: 'Actions',
    overflow: 'line',
    cell: (delivery) => (
      <ActionBar>
        <Button
          variant="quiet"
          aria-label={`Show delivery ${delivery.deliveryNumber}`}
          onPress={() => onShow(delivery)}
        >
          Show
        </Button>
        {isFetched ? null : (
          <Button
            variant="quiet"
            aria-label={`Send delivery ${delivery.deliveryNumber} again`}
            onPress={() => onAgain(delivery)}
          >
            Send again
          </Button>
        )}
      </ActionBar>
    ),
  },
];

/** What went to a subscriber, newest first; while something waits, it is asked what became of it. */
export function SubscriberDeliveries({ subscriber }: { subscriber: Subscriber }) {
  const { subscriberId: id, kind, pausedDate } = subscriber;
  const queryClient = useQueryClient();
  const { place, addressOf, go } = useListPlace<never, 'state'>(spec);
  const state = states.find((one) => one === place.filters.state) ?? '';
  const { page, perPage } = place;
  const [shown, setShown] = useState<Delivery | null>(null);
  const query = useQuery({
    ...callQuery(
      'listSubscriberDeliveries',
      { path: { id }, query: { pageNumber: page, limit: perPage, ...(state === '' ? {} : { state }) } },
      asPage,
    ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      kind === 'push' && pausedDate === null && data?.items.some((one) => one.state === 'queued')
        ? 3_000
        : false,
  });
  const again = useMutation({
    mutationFn: ({ deliveryNumber }: Delivery) => call('sendDeliveryAgain', { path: { id: deliveryNumber } }),
    onSuccess: () => askAgain(queryClient, 'listSubscriberDeliveries', 'getSubscriber'),
  });
  return (
    <section>
      <Stack gap="tight">
        <SectionHead title="Deliveries" />
        <NavTabs
          label="Deliveries"
          items={states.map((one) => ({
            label: labels[one],
            href: addressOf({ filters: { state: one } }),
            isCurrent: one === state,
          }))}
        />
        <RefusalBanner title="The delivery was not sent again" error={again.error} />
        <PagedTable
          name="deliveries"
          caption={`Deliveries to ${subscriber.name}, newest first`}
          query={query}
          failure="The deliveries could not be loaded"
          columns={columnsFor({ isFetched: kind === 'pull', onShow: setShown, onAgain: again.mutate })}
          getKey={({ deliveryNumber }) => deliveryNumber}
          page={page}
          pageSize={perPage}
          onPage={(next) => go({ page: next })}
          empty={
            <EmptyState title="Nothing here yet">
              Releases are listed from when they are published for this subscriber.
            </EmptyState>
          }
        />
      </Stack>
      {shown === null ? null : <DeliveryModal number={shown.deliveryNumber} onClose={() => setShown(null)} />}
    </section>
  );
}
