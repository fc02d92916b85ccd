import { statement } from '../../platform/database/statement';
import { readSettings } from '../../platform/settings/storedSettings';

const noting = statement('backup-note')`
insert into settings (name, value, changed_at, changed_by)
  values ('lastBackup', jsonb_build_object('at', :now::timestamptz, 'name', :name::text), :now, null)
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = null`;

/** Keeps when a backup was made, and under which name. */
export const noteBackup = (name: string, now: Date): Promise<number> => noting.run({ name, now });

/** Null when none was made by the command. */
export const lastBackup = async (): Promise<{ at: Date; name: string } | null> => {
  const { lastBackup: kept } = await readSettings();
  if (kept === undefined) return null;
  const { at, name } = kept as { at: string; name: string };
  return { at: new Date(at), name };
};
