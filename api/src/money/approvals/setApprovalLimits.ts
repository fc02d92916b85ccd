import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { changedIn, changesOf, refuseStale } from '../../platform/settings/change';
import { settingsToChange, storeSettings } from '../../platform/settings/storedSettings';
import { limitsInForce, presentLimits } from './getApprovalLimits';

/** What waits already goes on waiting. */
export const setApprovalLimits: Handler<'setApprovalLimits'> = async ({ body, session, now }) => {
  const { version, ...wanted } = body;
  const before = limitsInForce(await settingsToChange());
  refuseStale(before, version);
  const after = { ...before, ...wanted };
  await storeSettings(changedIn(before, after), session, now);
  await record({
    actor: session,
    action: 'settings.save',
    subject: { type: 'settings', id: 'approvals' },
    details: changesOf(before, after),
  });
  return { status: 200, body: presentLimits(after) };
};
