import { formatEastern, networkNames, type SocialNetwork } from '@dispatch/contract';
import { ListRow, StatusTag, Tooltip } from '@dispatch/design-system';
import { socialStateOf, type SocialAccount, type SocialState } from '../../shared/social/socialState';
import { text } from '../../shared/texts/texts';

function StateTag({ state }: { state: SocialState }) {
  if (state.kind === 'none') return <StatusTag tone="draft">Not connected</StatusTag>;
  if (state.kind === 'expired') return <StatusTag tone="refused">Expired</StatusTag>;
  if (state.kind === 'expiring') return <StatusTag tone="onhold">Expiring soon</StatusTag>;
  return <StatusTag tone="live">Connected</StatusTag>;
}

const dateOf = (until: string): string => formatEastern(until, 'MM/DD/YYYY');

/** When the connection ends; people are told to connect it again before. Only LinkedIn has an end. */
function Expiry({ state }: { state: SocialState }) {
  if (state.kind === 'none' || (state.kind === 'valid' && state.until === null)) return null;
  const words =
    state.kind === 'expired'
      ? text('linkedin-authorization-expired')
      : text('linkedin-expires', { date: dateOf(state.until ?? '') });
  return state.kind === 'valid' ? words : <Tooltip text={text('linkedin-reconnect')}>{words}</Tooltip>;
}

/** Which account it is; a Facebook account posts to a page of it. */
function accountWords({ type, userLoginName, pageName }: SocialAccount): string {
  if (type === 'Facebook') return pageName ?? 'No page selected';
  return userLoginName ?? '';
}

export function SocialRow({
  network,
  accounts,
  now,
}: {
  network: SocialNetwork;
  accounts: readonly SocialAccount[];
  /** When the accounts were read, in milliseconds since 1970. */
  now: number;
}) {
  const account = accounts.find(({ type }) => type === network);
  const state = socialStateOf(account, now);
  return (
    <ListRow
      headline={networkNames[network]}
      meta={account ? accountWords(account) : 'No account is connected.'}
      tag={<StateTag state={state} />}
      date={network === 'LinkedIn' ? <Expiry state={state} /> : undefined}
    />
  );
}
