import type { SocialNetwork } from '@dispatch/contract';

const active =
  'There are/is an active Press Release(s) associated with this Social Media Account. If you continue active release(s) will have your social media account removed.';

/** What is asked before an account is removed: whether releases on their way use it makes the difference. */
export function removalQuestion(network: SocialNetwork, isInUse: boolean, mailbox: string): string {
  if (isInUse) {
    const advice = ` To change a release that our editorial team has, write to ${mailbox}.`;
    return `${active}${network === 'Facebook' ? '' : advice} Do you wish to continue?`;
  }
  return network === 'Facebook'
    ? 'Your social media account will be deleted. Do you wish to continue?'
    : 'Your social media account will be disconnected. Do you wish to continue?';
}

export const popUpBlocked = (network: string): string =>
  `Please enable pop-ups to authorize your ${network} account.`;

export const popUpClosed = (network: string): string =>
  `The window was closed before your ${network} account was connected.`;
