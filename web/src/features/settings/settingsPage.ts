/** The pages of the settings. */
export type SettingsPage = 'account' | 'social';

/** The page that an address names, upper and lower case alike; null for any other word. */
export function settingsPageOf(word: string | undefined): SettingsPage | null {
  const page = word?.toLowerCase();
  return page === 'account' || page === 'social' ? page : null;
}
