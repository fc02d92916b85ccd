import type { Handler } from '../../platform/call/handler';
import { refuseStale } from '../../platform/settings/change';
import { saveSettings, settingsToChange } from '../../platform/settings/storedSettings';
import { refuseFeatures } from './refuseFeatures';
import { presentSwitches, switchesInForce } from './getInstallationFeatures';

export const setInstallationFeatures: Handler<'setInstallationFeatures'> = async (call) => {
  const { version, ...wanted } = call.body;
  const before = switchesInForce(await settingsToChange());
  refuseStale(before, version);
  refuseFeatures(wanted, before);
  const after = { ...before, ...wanted };
  await saveSettings({ before, after, action: 'features.save', group: 'features' }, call);
  return { status: 200, body: presentSwitches(after) };
};
