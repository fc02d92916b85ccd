import { readSettings, setByOperator } from '../../platform/settings/storedSettings';

/** Keeps when a backup was made, and under which name. */
export const noteBackup = (name: string, now: Date): Promise<boolean> =>
  setByOperator('lastBackup', { at: now.toISOString(), name }, now);

/** Null when none was made by the command. */
export const lastBackup = async (): Promise<{ at: Date; name: string } | null> => {
  const { lastBackup: kept } = await readSettings();
  if (kept === undefined) return null;
  const { at, name } = kept as { at: string; name: string };
  return { at: new Date(at), name };
};
