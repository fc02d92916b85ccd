import type { Handler } from '../../platform/call/handler';
import { refuseStale } from '../../platform/settings/change';
import { saveSettings, settingsToChange } from '../../platform/settings/storedSettings';
import { limitsInForce, presentLimits } from './getApprovalLimits';

/** What waits already goes on waiting. */
export const setApprovalLimits: Handler<'setApprovalLimits'> = async (call) => {
  const { version, ...wanted } = call.body;
  const before = limitsInForce(await settingsToChange());
  refuseStale(before, version);
  const after = { ...before, ...wanted };
  await saveSettings({ before, after, action: 'settings.save', group: 'approvals' }, call);
  return { status: 200, body: presentLimits(after) };
};
