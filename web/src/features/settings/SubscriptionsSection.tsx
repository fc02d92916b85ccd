import { type components, packageTraits, formatDay } from '@dispatch/contract';
import {
  Banner,
  Button,
  ConfirmDialog,
  Select,
  Stack,
  StatusTag,
  Table,
  type TableColumn,
} from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { shownAtOnce } from '../../shared/api/shownAtOnce';
import { formatDollars } from '../../shared/formatting/price';
import {
  cardOptions,
  reloadCards,
  savedCardsQuery,
  subscriptionsQuery,
} from '../../shared/savedCards/savedCards';
import { Loaded } from '../../shared/screen/Loaded';
import { SettingsSection } from './SettingsSection';

type Subscription = components['schemas']['Subscription'];

function Name({ name, items }: Subscription) {
  const bundles = items.map(
    ({ packageId, quantity }) => `${quantity} ${packageTraits[`${packageId}`].name} releases`,
  );
  return (
    <>
      <p>{name}</p>
      <p>{bundles.join(', ')}</p>
    </>
  );
}

function Next({ status, startDate, amount, endedAt }: Subscription) {
  if (status === 'cancelled') return <StatusTag tone="draft">{`Ended ${formatDay(endedAt)}`}</StatusTag>;
  const words = `${formatDay(startDate)}, ${formatDollars(amount)} at today’s price`;
  return status === 'pastDue' ? (
    <>
      <StatusTag tone="refused">Card refused</StatusTag> {words}
    </>
  ) : (
    words
  );
}

export function SubscriptionsSection() {
  const query = useQuery(subscriptionsQuery);
  const cards = useQuery(savedCardsQuery);
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Subscription | null>(null);
  const reload = () => reloadCards(queryClient);
  const cancelling = useMutation({
    mutationFn: ({ id }: Subscription) => call('cancelSubscription', { path: { id } }),
    onSettled: reload,
  });
  const changing = useMutation({
    mutationFn: ({ id, paymentMethodId }: { id: number; paymentMethodId: number }) =>
      call('setSubscriptionCard', { path: { id }, body: { paymentMethodId } }),
    ...shownAtOnce(queryClient, subscriptionsQuery, (all, changed: { id: number; paymentMethodId: number }) =>
      all.map((one) => (one.id === changed.id ? { ...one, ...changed } : one)),
    ),
    onSettled: reload,
  });
  const error = cancelling.error ?? changing.error;
  const cardOf = ({ id, name, status, paymentMethodId }: Subscription) =>
    status === 'cancelled' ? (
      ''
    ) : (
      <Loaded query={cards} failure="Your saved cards could not be loaded">
        {(all) => (
          <Select
            name={`card-${id}`}
            aria-label={`Card that renews ${name}`}
            options={cardOptions(all)}
            value={String(paymentMethodId)}
            onChange={(chosen) => {
              if (chosen !== null && chosen !== String(paymentMethodId))
                changing.mutate({ id, paymentMethodId: Number(chosen) });
            }}
          />
        )}
      </Loaded>
    );
  const columns: readonly TableColumn<Subscription>[] = [
    { id: 'name', label: 'Renewal', overflow: 'wrap', cell: (subscription) => <Name {...subscription} /> },
    { id: 'next', label: 'Next', overflow: 'wrap', cell: (subscription) => <Next {...subscription} /> },
    { id: 'card', label: 'Card', overflow: 'wrap', cell: cardOf },
    {
      id: 'action',
      label: 'Cancel',
      overflow: 'line',
      cell: (subscription) =>
        subscription.status === 'cancelled' ? (
          ''
        ) : (
          <Button
            variant="quiet"
            isPending={cancelling.isPending && cancelling.variables.id === subscription.id}
            aria-label={`Cancel ${subscription.name}`}
            onPress={() => setAsked(subscription)}
          >
            Cancel
          </Button>
        ),
    },
  ];
  return (
    <SettingsSection id="subscriptions">
      {error ? (
        <Banner tone="danger" title="The renewal was not changed">
          {errorText(error)}
        </Banner>
      ) : null}
      <Loaded query={query} failure="Your renewals could not be loaded" loading="Loading your renewals…">
        {(subscriptions) =>
          subscriptions.length === 0 ? (
            <p>Nothing renews. You can set up a yearly renewal after you have bought bundles in the store.</p>
          ) : (
            <Stack>
              <p>We email you two weeks before each renewal, with its price.</p>
              <Table
                caption="Yearly renewals, newest first"
                columns={columns}
                rows={subscriptions}
                getKey={({ id }) => id}
              />
            </Stack>
          )
        }
      </Loaded>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Cancel this renewal?"
        confirmLabel="Cancel renewal"
        cancelLabel="Keep renewal"
        onConfirm={() => {
          if (asked !== null) cancelling.mutate(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        {asked === null ? null : `“${asked.name}” will not renew any more. What you have bought stays.`}
      </ConfirmDialog>
    </SettingsSection>
  );
}
