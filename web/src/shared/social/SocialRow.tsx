import { formatExpiry, networkNames, type SocialNetwork } from '@dispatch/contract';
import { ActionBar, Banner, Button, ListRow, Modal, StatusTag, Tooltip } from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isImpersonating } from '../session/session';
import { dropSessionCache } from '../session/sessionCache';
import { socialWordOf } from '../session/socialResult';
import { text } from '../texts/texts';
import { FacebookPageModal } from './FacebookPageModal';
import { RemovalDialog } from './RemovalDialog';
import { socialStateOf, type SocialAccount, type SocialState } from './socialState';
import { useSocialConnection } from './useSocialConnection';
import { askAgain } from '../api/callQuery';

function StateTag({ state }: { state: SocialState }) {
  if (state.kind === 'none') return <StatusTag tone="draft">Not connected</StatusTag>;
  if (state.kind === 'expired') return <StatusTag tone="refused">Expired</StatusTag>;
  if (state.kind === 'expiring') return <StatusTag tone="onhold">Expiring soon</StatusTag>;
  return <StatusTag tone="live">Connected</StatusTag>;
}

/** When the connection ends; people are told to connect it again before. Only LinkedIn has an end. */
function Expiry({ state }: { state: SocialState }) {
  if (state.kind === 'none' || (state.kind === 'valid' && state.until === null)) return null;
  const words =
    state.kind === 'expired'
      ? text('linkedin-authorization-expired')
      : text('linkedin-expires', { date: formatExpiry(state.until ?? '') });
  return state.kind === 'valid' ? words : <Tooltip text={text('linkedin-reconnect')}>{words}</Tooltip>;
}

/** Which account it is; a Facebook account posts to a page of it. */
function accountWords({ type, userLoginName, pageName }: SocialAccount): string {
  if (type === 'Facebook') return pageName ?? 'No page selected';
  return userLoginName ?? '';
}

interface SocialRowProps {
  network: SocialNetwork;
  accounts: readonly SocialAccount[];
  /** When the accounts were read, in milliseconds since 1970. */
  now: number;
}

/** The account of a network, with what can be done about it. Staff who act for somebody connect and remove nothing. */
export function SocialRow({ network, accounts, now }: SocialRowProps) {
  const [dialog, setDialog] = useState<'remove' | 'page' | null>(null);
  const queryClient = useQueryClient();
  const account = accounts.find(({ type }) => type === network);
  const state = socialStateOf(account, now);
  const name = networkNames[network];
  const readAgain = async (): Promise<void> => {
    dropSessionCache(socialWordOf(network));
    await askAgain(queryClient, 'listSocialAccounts');
  };
  const connection = useSocialConnection(network, () => {
    void readAgain();
    if (network === 'Facebook') setDialog('page');
  });
  const { failure, isOpen } = connection;
  const done = (): void => {
    setDialog(null);
    void readAgain();
  };
  const connects = state.kind === 'none' ? 'Connect' : 'Reconnect';
  return (
    <ListRow
      headline={name}
      meta={account ? accountWords(account) : 'No account is connected.'}
      tag={<StateTag state={state} />}
      date={network === 'LinkedIn' ? <Expiry state={state} /> : undefined}
    >
      {isImpersonating() ? null : (
        <ActionBar>
          {state.kind === 'valid' ? null : (
            <Button
              aria-label={`${connects} ${name}`}
              isPending={isOpen}
              onPress={() => void connection.connect()}
            >
              {connects}
            </Button>
          )}
          {network === 'Facebook' && account?.authorized ? (
            <Button onPress={() => setDialog('page')}>
              {account.pageId === null ? 'Choose a page' : 'Change page'}
            </Button>
          ) : null}
          {account ? (
            <Button variant="quiet" aria-label={`Remove ${name}`} onPress={() => setDialog('remove')}>
              Remove
            </Button>
          ) : null}
        </ActionBar>
      )}
      {failure && !failure.isAttention ? <Banner tone="warning">{failure.text}</Banner> : null}
      <Modal
        isOpen={failure?.isAttention ?? false}
        onClose={connection.forget}
        title="Attention!"
        size="small"
        actions={<Button onPress={connection.forget}>OK</Button>}
      >
        <p>{failure?.text}</p>
      </Modal>
      {dialog === 'remove' && account ? (
        <RemovalDialog account={account} onRemoved={done} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'page' ? (
        <FacebookPageModal pageId={account?.pageId ?? null} onDone={done} onClose={() => setDialog(null)} />
      ) : null}
    </ListRow>
  );
}
