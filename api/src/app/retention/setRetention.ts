import type { Handler } from '../../platform/call/handler';
import { refuseStale } from '../../platform/settings/change';
import { saveSettings, settingsToChange } from '../../platform/settings/storedSettings';
import { presentRetention, retentionInForce } from './getRetention';

/** What is older by it goes within the hour. */
export const setRetention: Handler<'setRetention'> = async (call) => {
  const { version, sessionDays, originDays, auditYears, mailDays, repeatDays } = call.body;
  const before = retentionInForce(await settingsToChange());
  refuseStale(before, version);
  const after = { sessionDays, originDays, auditYears, mailDays, repeatDays };
  await saveSettings({ before, after, action: 'settings.save', group: 'retention' }, call);
  return { status: 200, body: presentRetention(after) };
};
