import type { components } from '@dispatch/contract';
import type { Handler } from '../../call/handler';
import { versionOf } from '../../settings/change';
import { readSettings, type StoredSettings } from '../../settings/storedSettings';
import { featuresWith, installationFeatureNames } from '../../switches/features';
import { startingFeatures } from '../../switches/startingFeatures';

type Switches = Omit<components['schemas']['InstallationFeatures'], 'version'>;

/** What is stored, and where nothing is, what an installation begins with. */
export const switchesInForce = (stored: StoredSettings): Switches => {
  const all = Object.entries(featuresWith(startingFeatures, stored));
  return Object.fromEntries(all.filter(([name]) => installationFeatureNames.includes(name))) as Switches;
};

export const presentSwitches = (switches: Switches) => ({ version: versionOf(switches), ...switches });

export const getInstallationFeatures: Handler<'getInstallationFeatures'> = async () => ({
  status: 200,
  body: presentSwitches(switchesInForce(await readSettings())),
});
