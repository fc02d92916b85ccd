import type { Logger } from 'pino';
import type { Config } from './config';
import { ChannelListener } from '../database/channelListener';
import { logoPathOf } from '../files/logo';
import { featuresWith } from './startingFeatures';
import { startingFeatures } from './startingFeatures';
import { siteConfigOf, siteSettingsOf, type SiteSettings } from './siteSettings';
import { readSettings, settingsChannel, type StoredSettings } from './storedSettings';

/** The configuration of the environment with what administrators have set in its place. */
const withSettings = (given: Config, stored: StoredSettings): Config => ({
  ...given,
  ...siteConfigOf({ ...siteSettingsOf(given), ...(stored as Partial<SiteSettings>) }),
  logoPath: logoPathOf(stored['logoKey']),
  isInMaintenance: stored['isInMaintenance'] === true,
  features: featuresWith(startingFeatures, stored),
  approvals: featuresWith<Config['approvals']>(given.approvals, stored),
});

/** A configuration that follows the settings: `config` is one object, whose values change when they do. */
export type LiveConfig = { config: Config; start: () => Promise<void>; stop: () => Promise<void> };

/** Settings that change, in this process or another, are in force here in a moment (LISTEN/NOTIFY). */
export const liveConfig = (given: Config, log: Logger): LiveConfig => {
  const config = { ...given };
  let reading: Promise<void> = Promise.resolve();
  const read = async (): Promise<void> => {
    Object.assign(config, withSettings(given, await readSettings()));
  };
  // One after the other: what was read first must not be the last that is taken over.
  const readAgain = (): Promise<void> => {
    reading = reading.then(read).catch((error: unknown) => {
      log.error({ err: error }, 'The settings could not be read; the former ones stay in force');
    });
    return reading;
  };
  const listener = new ChannelListener({
    databaseUrl: given.directDatabaseUrl,
    channel: settingsChannel,
    log,
    onNews: () => void readAgain(),
  });
  return {
    config,
    start: async () => {
      await listener.start();
      await read();
    },
    stop: async () => {
      await listener.stop();
      await reading;
    },
  };
};
