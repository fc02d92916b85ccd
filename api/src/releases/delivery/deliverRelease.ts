import type { Channel } from './channel';
import { toJournalists } from './mailJournalists';
import { postSocially } from './postSocially';
import { wireChannel } from './wireChannel';

const channels: readonly Channel[] = [postSocially, wireChannel, toJournalists];

/**
 * For the transaction in which a release is published for the first time, the only time at which anything is delivered:
 * a republish corrects the page alone, and a release approved for the own site goes nowhere else.
 */
export const deliverRelease: Channel = async (release, context) => {
  if (release.ownSiteOnly) return;
  for (const channel of channels) await channel(release, context);
};
