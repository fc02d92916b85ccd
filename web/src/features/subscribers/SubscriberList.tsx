import { formatMoment, screenAddress } from '@dispatch/contract';
import { Button, EmptyState, Link, type TableColumn } from '@dispatch/design-system';
import { useState } from 'react';
import { callQuery } from '../../shared/api/callQuery';
import { formatCount } from '../../shared/formatting/counts';
import { pageAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { asPage } from '../../shared/list/totalCount';
import { SecretModal } from './SecretModal';
import { type Subscriber, wishText } from './subscriber';
import { SubscriberModal } from './SubscriberModal';
import { SubscriberState } from './SubscriberState';

const spec = {};

const columns: readonly TableColumn<Subscriber>[] = [
  {
    id: 'name',
    label: 'Name',
    width: '22%',
    cell: ({ subscriberId: id, name }) => <Link href={screenAddress('subscriber', { id })}>{name}</Link>,
  },
  { id: 'state', label: 'State', cell: (subscriber) => <SubscriberState subscriber={subscriber} /> },
  { id: 'gets', label: 'Gets', width: '26%', overflow: 'wrap', cell: wishText },
  {
    id: 'way',
    label: 'Way',
    overflow: 'line',
    cell: ({ kind }) => (kind === 'push' ? 'Sent' : 'Fetched'),
  },
  {
    id: 'last',
    label: 'Last taken',
    overflow: 'line',
    cell: ({ lastTakenDate }) => formatMoment(lastTakenDate),
  },
  {
    id: 'waiting',
    label: 'Waiting',
    align: 'end',
    overflow: 'line',
    cell: ({ waiting }) => formatCount(waiting),
  },
  {
    id: 'failed',
    label: 'Not taken',
    align: 'end',
    overflow: 'line',
    cell: ({ failed, subscriberId: id }) =>
      failed === 0 ? (
        '0'
      ) : (
        <Link href={`${screenAddress('subscriber', { id })}?state=failed`}>{formatCount(failed)}</Link>
      ),
  },
];

type Made = { subscriber: Subscriber; secret: string };

/** Who takes releases over by machine. `onMade` leads to the new one, once its secret was seen. */
export function SubscriberList({ onMade }: { onMade: (id: number) => void }) {
  const list = useListPlace(spec);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  return (
    <>
      <StaffList
        title="Subscribers"
        name="subscribers"
        list={list}
        rows={(asked) => callQuery('listSubscribers', { query: pageAskedOf(asked) }, asPage)}
        caption="Subscribers by name"
        columns={columns}
        getKey={({ subscriberId }) => subscriberId}
        searchLabel="Search name"
        searchCovers="The search covers names."
        empty={
          <EmptyState title="No subscribers yet">
            A subscriber gets releases, their corrections and withdrawals by machine.
          </EmptyState>
        }
        actions={
          <Button variant="primary" onPress={() => setAdding(true)}>
            Add subscriber
          </Button>
        }
      />
      {isAdding ? (
        <SubscriberModal
          subscriber={null}
          onSaved={(subscriber, secret) => {
            setAdding(false);
            setMade({ subscriber, secret: secret ?? '' });
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {made === null ? null : <SecretModal {...made} onClose={() => onMade(made.subscriber.subscriberId)} />}
    </>
  );
}
