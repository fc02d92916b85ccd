import type { components } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { versionOf } from '../../platform/settings/change';
import { readSettings, type StoredSettings } from '../../platform/settings/storedSettings';
import { installationFeatureNames } from './features';
import { featuresWith } from '../../platform/settings/startingFeatures';
import { startingFeatures } from '../../platform/settings/startingFeatures';

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
