import { formatMoment, formatPlainDay } from '@dispatch/contract';
import { Banner, Button, ConfirmDialog, DescriptionList, Menu, Stack } from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain, callQuery } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import { formatCount } from '../../shared/formatting/counts';
import { Loaded } from '../../shared/screen/Loaded';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { RefusalBanner } from '../../shared/screen/RefusalBanner';
import { SecretModal } from './SecretModal';
import { changeOf, fetchedFiles, formatNames, type Subscriber, wishText } from './subscriber';
import { SubscriberDeliveries } from './SubscriberDeliveries';
import { SubscriberModal } from './SubscriberModal';
import { SubscriberState } from './SubscriberState';

const wayText = ({ kind, address, format }: Subscriber): string =>
  kind === 'push'
    ? `Sent to ${address} as ${formatNames[format]}`
    : `Fetched from ${fetchedFiles.map((file) => `${location.origin}/wire/${file}`).join(', ')}`;

/** What waits for it goes out by itself: the page is asked again what became of it. */
const isUnderWay = ({ kind, pausedDate, waiting }: Subscriber): boolean =>
  kind === 'push' && pausedDate === null && waiting > 0;

type Asked = 'edit' | 'secret' | 'removal' | null;

interface Acts {
  subscriber: Subscriber;
  onChanged: (what: string) => void;
  onRemoved: () => void;
}

function useActs({ subscriber, onChanged, onRemoved }: Acts) {
  const { subscriberId: id, pausedDate, kind } = subscriber;
  const path = { id };
  const isPaused = pausedDate === null;
  const pause = useMutation({
    mutationFn: () => call('saveSubscriber', { path, body: changeOf(subscriber, isPaused) }),
    onSuccess: () =>
      onChanged(isPaused ? 'What is for it waits until it goes on.' : 'What has waited is on its way.'),
  });
  const test = useMutation({
    mutationFn: () => call('testSubscriber', { path }),
    onSuccess: () => onChanged(kind === 'push' ? 'The test is on its way.' : 'The test can be fetched.'),
  });
  const remove = useMutation({ mutationFn: () => call('deleteSubscriber', { path }), onSuccess: onRemoved });
  return { pause, test, remove };
}

interface ShownProps extends Pick<Acts, 'subscriber' | 'onRemoved'> {
  onReload: () => void;
}

function Shown({ subscriber, onReload, onRemoved }: ShownProps) {
  const queryClient = useQueryClient();
  const { name, kind, firstDay, isDownstream, lastTakenDate, waiting, failingDate } = subscriber;
  const [asked, setAsked] = useState<Asked>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const changed = (what: string): void => {
    setAsked(null);
    setDone(what);
    onReload();
    void askAgain(queryClient, 'listSubscriberDeliveries', 'listSubscribers');
  };
  const { pause, test, remove } = useActs({ subscriber, onChanged: changed, onRemoved });
  const renew = useMutation({
    mutationFn: () => call('renewSubscriberSecret', { path: { id: subscriber.subscriberId } }),
    onSuccess: ({ data }) => setSecret(data.secret),
    onSettled: () => setAsked(null),
  });
  const secretName = kind === 'push' ? 'secret' : 'token';
  const isPaused = subscriber.pausedDate !== null;
  return (
    <Screen
      title={name}
      slug="Subscriber"
      width="full"
      actions={
        <>
          <Button variant="primary" isPending={test.isPending} onPress={() => test.mutate()}>
            Send a test
          </Button>
          <Button isPending={pause.isPending} onPress={() => pause.mutate()}>
            {isPaused ? 'Go on' : 'Pause'}
          </Button>
          {isDownstream ? null : (
            <Menu
              label="More"
              items={[
                { id: 'edit', label: 'Edit', onAction: () => setAsked('edit') },
                { id: 'secret', label: `Make a new ${secretName}`, onAction: () => setAsked('secret') },
                { id: 'removal', label: 'Remove', onAction: () => setAsked('removal') },
              ]}
            />
          )}
        </>
      }
    >
      <Stack gap="loose">
        <Stack gap="tight">
          <div role="status">{done === '' ? null : <Banner tone="success" title={done} />}</div>
          <RefusalBanner
            title="Nothing was changed"
            error={pause.error ?? test.error ?? remove.error ?? renew.error}
          />
          {failingDate === null ? null : (
            <Banner tone="warning" title={`It takes nothing since ${formatMoment(failingDate)}.`}>
              What is for it waits, and is tried again at least every half an hour, for three days. Send a
              test to try it now.
            </Banner>
          )}
          <DescriptionList
            items={[
              { term: 'State', value: <SubscriberState subscriber={subscriber} /> },
              { term: 'Way', value: wayText(subscriber) },
              { term: 'Gets', value: wishText(subscriber) },
              ...(isDownstream ? [] : [{ term: 'First day', value: formatPlainDay(firstDay) }]),
              { term: 'Last taken', value: formatMoment(lastTakenDate) },
              { term: 'Waiting', value: formatCount(waiting) },
            ]}
          />
        </Stack>
        <SubscriberDeliveries subscriber={subscriber} />
      </Stack>
      {asked === 'edit' ? (
        <SubscriberModal
          subscriber={subscriber}
          onSaved={() => changed('The changes are saved.')}
          onClose={() => setAsked(null)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'secret'}
        title={`Make a new ${secretName}?`}
        confirmLabel={`Make a new ${secretName}`}
        isPending={renew.isPending}
        onConfirm={() => renew.mutate()}
        onCancel={() => setAsked(null)}
      >
        <p>{`The ${secretName} that ${name} has now stops working at once.`}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'removal'}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        tone="danger"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsked(null)}
      >
        <p>
          Nothing goes to it any more, no correction or withdrawal either. What it got stays in the histories
          of the releases. This cannot be undone.
        </p>
      </ConfirmDialog>
      {secret === null ? null : (
        <SecretModal subscriber={subscriber} secret={secret} onClose={() => setSecret(null)} />
      )}
    </Screen>
  );
}

/** A subscriber: what it gets and how, what became of it, and what can be done about it. */
export function SubscriberPage({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const query = useQuery({
    ...callQuery('getSubscriber', { path: { id } }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? 3_000 : false),
  });
  if (isRefused(query.error)) return <RefusedScreen error={query.error} />;
  if (query.data)
    return <Shown subscriber={query.data} onReload={() => void query.refetch()} onRemoved={onRemoved} />;
  return (
    <Screen title="Subscriber" width="full">
      <Loaded query={query} failure="The subscriber could not be loaded">
        {() => null}
      </Loaded>
    </Screen>
  );
}
