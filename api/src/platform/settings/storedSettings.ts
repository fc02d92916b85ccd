import { isDeepStrictEqual } from 'node:util';
import { type ActingPerson, record } from '../audit/audit';
import { inTransaction } from '../database/database';
import { statement } from '../database/statement';
import { changedIn, changesOf } from './change';

/** The channel on which every process hears that settings have changed. */
export const settingsChannel = 'settings_changed';

/** What administrators have set, by name; what nobody has set is not among it. */
export type StoredSettings = Readonly<Record<string, unknown>>;

const settingsRead = statement('settings-read')`
select name, value from settings`.as<{ value: unknown }>();

export const readSettings = async (): Promise<StoredSettings> => {
  const rows = await settingsRead.all();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};

const settingsLock = statement('settings-lock')`
lock table settings in share row exclusive mode`;

/** Those that are stored, for a change of some of them in this transaction: nobody else changes any before its end. */
export const settingsToChange = async (): Promise<StoredSettings> => {
  await settingsLock.run();
  return readSettings();
};

const settingsStore = statement('settings-store')`
insert into settings (name, value, changed_at, changed_by)
     select name, value, :at, :userId? from unnest(:names::text[], :values::jsonb[]) as given (name, value)
     on conflict (name) do update
       set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by`;

const settingsAnnounce = statement('settings-announce')`
select pg_notify(:channel, :payload)`;

const storeSettings = async (
  values: StoredSettings,
  userId: ActingPerson['userId'] | null,
  at: Date,
): Promise<void> => {
  const names = Object.keys(values);
  if (names.length === 0) return;
  await settingsStore.run({
    names,
    values: Object.values(values).map((value) => JSON.stringify(value)),
    at,
    userId,
  });
  await settingsAnnounce.run({ channel: settingsChannel, payload: '' });
};

/** A change of a group of settings, under the names that the audit log has for the act and for the group. */
type SettingsSave = {
  before: StoredSettings;
  after: StoredSettings;
  action: 'settings.save' | 'features.save';
  group: string;
};

/** Stores what differs and records it; every process hears of it with the end of the transaction. */
export const saveSettings = async (
  { before, after, action, group }: SettingsSave,
  { session, now }: { session: ActingPerson; now: Date },
): Promise<void> => {
  await storeSettings(changedIn(before, after), session.userId, now);
  await record({
    actor: session,
    action,
    subject: { type: 'settings', id: group },
    details: changesOf(before, after),
  });
};

/** Sets one of those that no person has set but the operator, by a command: every process hears of it. False when it was so before. */
export const setByOperator = (name: string, value: unknown, at: Date): Promise<boolean> =>
  inTransaction(async () => {
    const before = await settingsToChange();
    if (isDeepStrictEqual(before[name], value)) return false;
    await storeSettings({ [name]: value }, null, at);
    return true;
  });
