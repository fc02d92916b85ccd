import { formatMoment, screenAddress } from '@dispatch/contract';
import {
  Banner,
  Button,
  EmptyState,
  Link,
  SectionHead,
  Stack,
  StatusTag,
  Table,
  type TableColumn,
} from '@dispatch/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { askAgain } from '../../shared/api/callQuery';
import { Loaded } from '../../shared/screen/Loaded';
import { isImpersonating } from '../../shared/session/session';
import { type Webhook, webhooksQuery, webhookState } from './webhook';
import { WebhookSecretModal } from './WebhookSecretModal';

const WebhookModal = lazy(() => import('./WebhookModal'));

function State({ webhook }: { webhook: Webhook }) {
  const { tone, label } = webhookState(webhook);
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

const columns: readonly TableColumn<Webhook>[] = [
  {
    id: 'address',
    label: 'Address',
    overflow: 'wrap',
    width: '45%',
    cell: ({ id, address, events }) => (
      <>
        <Link href={screenAddress('webhook', { id })}>{address}</Link>
        <div>{events.join(', ')}</div>
      </>
    ),
  },
  { id: 'state', label: 'State', overflow: 'wrap', cell: (webhook) => <State webhook={webhook} /> },
  {
    id: 'last',
    label: 'Last delivered',
    overflow: 'wrap',
    cell: ({ lastDeliveredDate }) => (lastDeliveredDate === null ? 'Never' : formatMoment(lastDeliveredDate)),
  },
];

/** The addresses of an account to which its events are sent. */
export function WebhookSection() {
  const queryClient = useQueryClient();
  const query = useQuery(webhooksQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [done, setDone] = useState('');
  return (
    <Stack>
      <SectionHead title="Webhooks" />
      <p>
        Your own programs hear at once when something happens to your releases and orders. What is sent and
        how it is signed is in the{' '}
        <Link href="/api/docs" rel="external">
          documentation of the API
        </Link>
        .
      </p>
      <div role="status">{done === '' ? null : <Banner tone="success" title={done} />}</div>
      <Loaded query={query} failure="Your webhooks could not be loaded" loading="Loading your webhooks…">
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState title="No webhook yet" />
          ) : (
            <Table caption="Webhooks" columns={columns} rows={webhooks} getKey={({ id }) => id} />
          )
        }
      </Loaded>
      {isImpersonating() ? null : (
        <div>
          <Button onPress={() => setIsAdding(true)}>Add a webhook</Button>
        </div>
      )}
      {isAdding ? (
        <Suspense>
          <WebhookModal
            webhook={null}
            onSaved={(_webhook, made) => {
              setIsAdding(false);
              setDone('');
              setSecret(made);
              void askAgain(queryClient, 'listWebhooks');
            }}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      ) : null}
      {secret === null ? null : (
        <WebhookSecretModal
          secret={secret}
          onClose={() => {
            setSecret(null);
            setDone('The webhook is added. Open it to send it a test.');
          }}
        />
      )}
    </Stack>
  );
}
