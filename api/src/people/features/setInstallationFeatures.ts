import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { changedIn, changesOf, refuseStale } from '../../platform/settings/change';
import { settingsToChange, storeSettings } from '../../platform/settings/storedSettings';
import { refuseFeatures } from './refuseFeatures';
import { presentSwitches, switchesInForce } from './getInstallationFeatures';

export const setInstallationFeatures: Handler<'setInstallationFeatures'> = async ({ body, session, now }) => {
  const { version, ...wanted } = body;
  const before = switchesInForce(await settingsToChange());
  refuseStale(before, version);
  refuseFeatures(wanted, before);
  const after = { ...before, ...wanted };
  await storeSettings(changedIn(before, after), session, now);
  await record({
    actor: session,
    action: 'features.save',
    subject: { type: 'settings', id: 'features' },
    details: changesOf(before, after),
  });
  return { status: 200, body: presentSwitches(after) };
};
