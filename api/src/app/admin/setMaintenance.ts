import { record } from '../../platform/audit/audit';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { settingsChannel } from '../../platform/settings/storedSettings';
import type { Outcome } from './grantGroup';

const setting = statement('maintenance-set')`
insert into settings (name, value, changed_at, changed_by) values ('isInMaintenance', to_jsonb(:isOn::boolean), :now, null)
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = null
  where settings.value is distinct from excluded.value`;

const announcing = statement('maintenance-announce')`select pg_notify(:channel, '')`;

/** Switches maintenance, for all API processes within a second. The audit log names the operator. */
export const setMaintenance = (asked: string, now: Date): Promise<Outcome> =>
  inTransaction(async () => {
    if (asked !== 'on' && asked !== 'off')
      return { isDone: false, said: 'On or off? maintenance <on | off>' };
    const isOn = asked === 'on';
    const said = isOn
      ? 'Maintenance is on: what is there can be read, and whoever changes something is told to try again soon. Jobs go on.'
      : 'Maintenance is off.';
    if ((await setting.run({ isOn, now })) === 0) return { isDone: true, said };
    await announcing.run({ channel: settingsChannel });
    await record({
      actor: 'operator',
      action: 'settings.save',
      subject: { type: 'settings', id: 'maintenance' },
      details: { isInMaintenance: { from: !isOn, to: isOn } },
    });
    return { isDone: true, said };
  });
