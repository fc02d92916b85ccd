import { formatMoment, oldSecretHours, screenAddress, webhookLogDays } from '@dispatch/contract';
import {
  Banner,
  Button,
  ConfirmDialog,
  DescriptionList,
  Menu,
  Stack,
  StatusTag,
} from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { askAgain } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import { formatCount } from '../../shared/formatting/counts';
import { Loaded } from '../../shared/screen/Loaded';
import { NotFoundScreen } from '../../shared/screen/NotFoundScreen';
import { RefusalBanner } from '../../shared/screen/RefusalBanner';
import { Screen } from '../../shared/screen/Screen';
import { isImpersonating } from '../../shared/session/session';
import { lookEach, type Webhook, webhooksQuery, webhookState } from './webhook';
import { WebhookMessages } from './WebhookMessages';
import { WebhookSecretModal } from './WebhookSecretModal';

const WebhookModal = lazy(() => import('./WebhookModal'));

const back = { href: screenAddress('settingsPage', { page: 'api' }), label: 'API' };

type Asked = 'edit' | 'secret' | 'removal' | null;

interface ActsProps {
  webhook: Webhook;
  onChanged: (what: string) => void;
  onRemoved: () => void;
}

function useActs({ webhook, onChanged, onRemoved }: ActsProps) {
  const { id, address, events, isOn } = webhook;
  const path = { id };
  const turn = useMutation({
    mutationFn: () => call('saveWebhook', { path, body: { address, events, isOn: !isOn } }),
    onSuccess: () => onChanged(isOn ? 'The webhook is off.' : 'The webhook is on.'),
  });
  const test = useMutation({
    mutationFn: () => call('testWebhook', { path }),
    onSuccess: () => onChanged('The test is on its way. What became of it is listed below.'),
  });
  const replay = useMutation({
    mutationFn: () => call('replayWebhook', { path }),
    onSuccess: ({ data: { count } }) =>
      onChanged(
        count === 0
          ? 'There was nothing to send.'
          : `${formatCount(count)} ${count === 1 ? 'is' : 'are'} sent again.`,
      ),
  });
  const remove = useMutation({ mutationFn: () => call('deleteWebhook', { path }), onSuccess: onRemoved });
  return { turn, test, replay, remove };
}

function Trouble({ webhook: { offBecause, failingDate } }: { webhook: Webhook }) {
  if (offBecause === 'owner' || (offBecause === null && failingDate === null)) return null;
  const kept = `What it does not get is listed for ${webhookLogDays} days. Once your program answers again, switch the webhook on and send all again.`;
  if (offBecause === 'gone')
    return (
      <Banner tone="danger" title="Switched off: your program answered that it is gone for ever (410).">
        {kept}
      </Banner>
    );
  return offBecause === 'failures' ? (
    <Banner tone="danger" title="Switched off: it has taken nothing for three days.">
      {kept}
    </Banner>
  ) : (
    <Banner tone="warning" title={`It takes nothing since ${formatMoment(failingDate)}.`}>
      What is for it is tried again, for three days. Send a test to try it now.
    </Banner>
  );
}

function Shown({ webhook, onRemoved }: { webhook: Webhook; onRemoved: () => void }) {
  const queryClient = useQueryClient();
  const { id, address, events, isOn, failed, pending, secondSecretUntil } = webhook;
  const [asked, setAsked] = useState<Asked>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const changed = (what: string): void => {
    setAsked(null);
    setDone(what);
    void askAgain(queryClient, 'listWebhooks', 'listWebhookMessages');
  };
  const { turn, test, replay, remove } = useActs({ webhook, onChanged: changed, onRemoved });
  const renew = useMutation({
    mutationFn: () => call('renewWebhookSecret', { path: { id } }),
    onSuccess: ({ data }) => setSecret(data.secret),
    onSettled: () => setAsked(null),
  });
  const { tone, label } = webhookState(webhook);
  const isOwners = !isImpersonating();
  return (
    <Screen
      title={address}
      slug="Webhook"
      width="full"
      back={back}
      actions={
        <>
          {isOn ? (
            <Button variant="primary" isPending={test.isPending} onPress={() => test.mutate()}>
              Send a test
            </Button>
          ) : null}
          {isOn && failed > 0 ? (
            <Button isPending={replay.isPending} onPress={() => replay.mutate()}>
              {`Send all again (${formatCount(failed)})`}
            </Button>
          ) : null}
          {isOwners ? (
            <>
              <Button
                {...(isOn ? {} : { variant: 'primary' as const })}
                isPending={turn.isPending}
                onPress={() => turn.mutate()}
              >
                {isOn ? 'Switch off' : 'Switch on'}
              </Button>
              <Menu
                label="More"
                items={[
                  { id: 'edit', label: 'Edit', onAction: () => setAsked('edit') },
                  { id: 'secret', label: 'Make a new secret', onAction: () => setAsked('secret') },
                  { id: 'removal', label: 'Remove', onAction: () => setAsked('removal') },
                ]}
              />
            </>
          ) : null}
        </>
      }
    >
      <Stack gap="loose">
        <Stack gap="tight">
          <div role="status">{done === '' ? null : <Banner tone="success" title={done} />}</div>
          <RefusalBanner
            title="Nothing was changed"
            error={turn.error ?? test.error ?? replay.error ?? remove.error ?? renew.error}
          />
          <Trouble webhook={webhook} />
          <DescriptionList
            items={[
              { term: 'State', value: <StatusTag tone={tone}>{label}</StatusTag> },
              { term: 'Told when', value: events.join(', ') },
              { term: 'Waiting', value: formatCount(pending) },
              ...(secondSecretUntil === null
                ? []
                : [{ term: 'Secret before', value: `Good until ${formatMoment(secondSecretUntil)}` }]),
            ]}
          />
        </Stack>
        <WebhookMessages webhook={webhook} />
      </Stack>
      {asked === 'edit' ? (
        <Suspense>
          <WebhookModal
            webhook={webhook}
            onSaved={() => changed('The changes are saved.')}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'secret'}
        title="Make a new secret?"
        confirmLabel="Make a new secret"
        isPending={renew.isPending}
        onConfirm={() => renew.mutate()}
        onCancel={() => setAsked(null)}
      >
        <p>{`For ${oldSecretHours} hours the secret that your program has now is good as well.`}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'removal'}
        title="Remove this webhook?"
        confirmLabel="Remove"
        tone="danger"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsked(null)}
      >
        <p>
          Nothing is sent to it any more, and the list of what was sent is gone. This cannot be taken back. To
          stop it for a while, switch it off.
        </p>
      </ConfirmDialog>
      {secret === null ? null : (
        <WebhookSecretModal
          secret={secret}
          onClose={() => {
            setSecret(null);
            changed('The webhook has a new secret.');
          }}
        />
      )}
    </Screen>
  );
}

/** A webhook: whether it gets what it asks for, what was sent, and what can be done about it. */
export function WebhookPage({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const query = useQuery({
    ...webhooksQuery,
    // What waits goes out by itself: it is asked again what became of it.
    refetchInterval: ({ state: { data } }) => {
      const webhook = data?.find((one) => one.id === id);
      return webhook?.isOn && webhook.pending > 0 ? lookEach(webhook.failingDate === null) : false;
    },
  });
  if (query.data) {
    const webhook = query.data.find((one) => one.id === id);
    return webhook === undefined ? <NotFoundScreen /> : <Shown {...{ webhook, onRemoved }} />;
  }
  return (
    <Screen title="Webhook" width="full" back={back}>
      <Loaded query={query} failure="The webhook could not be loaded">
        {() => null}
      </Loaded>
    </Screen>
  );
}
