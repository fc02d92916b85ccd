import { record } from '../../platform/audit/audit';
import { inTransaction } from '../../platform/database/database';
import { setByOperator } from '../../platform/settings/storedSettings';
import type { Outcome } from './grantGroup';

/** Switches maintenance, for all API processes within a second. The audit log names the operator. */
export const setMaintenance = (asked: string, now: Date): Promise<Outcome> =>
  inTransaction(async () => {
    if (asked !== 'on' && asked !== 'off')
      return { isDone: false, said: 'On or off? maintenance <on | off>' };
    const isOn = asked === 'on';
    const said = isOn
      ? 'Maintenance is on: what is there can be read, and whoever changes something is told to try again soon. Jobs go on.'
      : 'Maintenance is off.';
    if (!(await setByOperator('isInMaintenance', isOn, now))) return { isDone: true, said };
    await record({
      actor: 'operator',
      action: 'settings.save',
      subject: { type: 'settings', id: 'maintenance' },
      details: { isInMaintenance: { from: !isOn, to: isOn } },
    });
    return { isDone: true, said };
  });
