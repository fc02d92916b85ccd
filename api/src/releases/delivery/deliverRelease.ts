import type { Channel } from './channel';
import { toJournalists } from './gatherJournalists';
import { postSocially } from './postSocially';
import { toSubscribers } from './queueDeliveries';

const channels: readonly Channel[] = [postSocially, toSubscribers, toJournalists];

/**
 * For the transaction in which a release is published for the first time, the only time at which anybody gets it:
 * a correction goes to those who have it, and a release approved for the own site goes nowhere else.
 */
export const deliverRelease: Channel = async (release, context) => {
  if (release.ownSiteOnly) return;
  for (const channel of channels) await channel(release, context);
};
