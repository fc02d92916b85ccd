import { formatMoment } from '@dispatch/contract';
import {
  ActionBar,
  Button,
  EmptyState,
  NavTabs,
  SectionHead,
  Stack,
  StatusTag,
  type TableColumn,
} from '@dispatch/design-system';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { askAgain, callQuery } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import { PagedTable } from '../../shared/list/PagedTable';
import { useListPlace } from '../../shared/list/listPlace';
import { asPage } from '../../shared/list/totalCount';
import { RefusalBanner } from '../../shared/screen/RefusalBanner';
import { eventText, isSoon, lookEach, messageState, type Webhook, type WebhookMessage } from './webhook';

const MessageModal = lazy(() => import('./MessageModal'));

const states = ['', 'pending', 'failed'] as const;
const spec = { filters: { state: states } };
const labels: Record<(typeof states)[number], string> = {
  '': 'All',
  pending: 'Waiting',
  failed: 'Not delivered',
};

interface RowActs {
  isOn: boolean;
  onShow: (message: WebhookMessage) => void;
  onAgain: (message: WebhookMessage) => void;
}

const named = ({ type, createdDate }: WebhookMessage): string => `${type} of ${formatMoment(createdDate)}`;

const columnsFor = ({ isOn, onShow, onAgain }: RowActs): readonly TableColumn<WebhookMessage>[] => [
  { id: 'created', label: 'When', overflow: 'line', cell: ({ createdDate }) => formatMoment(createdDate) },
  {
    id: 'what',
    label: 'What',
    width: '40%',
    overflow: 'wrap',
    cell: ({ type, about }) => (
      <>
        {eventText(type)}
        {about === '' ? null : <div>{about}</div>}
      </>
    ),
  },
  {
    id: 'state',
    label: 'What became of it',
    width: '30%',
    overflow: 'wrap',
    cell: (message) => {
      const { tone, label, when } = messageState(message);
      return (
        <>
          <StatusTag tone={tone}>{label}</StatusTag> {when}
          {message.problem === null ? null : <div>{message.problem}</div>}
        </>
      );
    },
  },
  {
    id: 'actions',
    label: 'Actions',
    overflow: 'line',
    cell: (message) => (
      <ActionBar>
        <Button variant="quiet" aria-label={`Show ${named(message)}`} onPress={() => onShow(message)}>
          Show
        </Button>
        {isOn ? (
          <Button
            variant="quiet"
            aria-label={`Send ${named(message)} again`}
            onPress={() => onAgain(message)}
          >
            Send again
          </Button>
        ) : null}
      </ActionBar>
    ),
  },
];

/** What was sent to a webhook, newest first; while something waits, it is asked what became of it. */
export function WebhookMessages({ webhook: { id, isOn, address } }: { webhook: Webhook }) {
  const queryClient = useQueryClient();
  const { place, addressOf, go } = useListPlace<never, 'state'>(spec);
  const state = states.find((one) => one === place.filters.state) ?? '';
  const { page, perPage } = place;
  const [shown, setShown] = useState<WebhookMessage | null>(null);
  const query = useQuery({
    ...callQuery(
      'listWebhookMessages',
      { path: { id }, query: { pageNumber: page, limit: perPage, ...(state === '' ? {} : { state }) } },
      asPage,
    ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      isOn && data?.items.some((one) => one.state === 'pending') ? lookEach(data.items.some(isSoon)) : false,
  });
  const again = useMutation({
    mutationFn: (message: WebhookMessage) => call('sendWebhookMessageAgain', { path: { id: message.id } }),
    onSuccess: () => askAgain(queryClient, 'listWebhookMessages', 'listWebhooks'),
  });
  return (
    <section>
      <Stack gap="tight">
        <SectionHead title="What was sent" />
        <NavTabs
          label="What was sent"
          items={states.map((one) => ({
            label: labels[one],
            href: addressOf({ filters: { state: one } }),
            isCurrent: one === state,
          }))}
        />
        <RefusalBanner title="It was not sent again" error={again.error} />
        <PagedTable
          name="messages"
          caption={`What was sent to ${address}, newest first`}
          query={query}
          failure="What was sent could not be loaded"
          columns={columnsFor({ isOn, onShow: setShown, onAgain: again.mutate })}
          getKey={(message) => message.id}
          page={page}
          pageSize={perPage}
          onPage={(next) => go({ page: next })}
          empty={
            <EmptyState title="Nothing here">What was sent in the last 30 days is listed here.</EmptyState>
          }
        />
      </Stack>
      {shown === null ? null : (
        <Suspense>
          <MessageModal message={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </section>
  );
}
