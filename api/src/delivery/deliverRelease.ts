import type { Config } from '../config';
import type { Release } from '../models/Release';
import { postSocially } from './postSocially';

/** One way in which a release goes out: in the transaction of its publication it writes its rows and its jobs. */
export type Channel = (release: Release, context: { config: Config; now: Date }) => Promise<void>;

const channels: readonly Channel[] = [postSocially];

/**
 * For the transaction in which a release is published for the first time, the only time at which anything is delivered:
 * a republish corrects the page alone, and a release approved for the own site goes nowhere else.
 */
export const deliverRelease: Channel = async (release, context) => {
  if (release.ownSiteOnly) return;
  for (const channel of channels) await channel(release, context);
};
