import type { Config } from '../../platform/settings/config';
import type { Release } from '../lifecycle/Release';

/** One way in which a release goes out: in the transaction of its publication it writes its rows and its jobs. */
export type Channel = (release: Release, context: { config: Config; now: Date }) => Promise<void>;
