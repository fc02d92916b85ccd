export type SettingsPage = 'account' | 'social';

export function settingsPageOf(word: string | undefined): SettingsPage | null {
  const page = word?.toLowerCase();
  return page === 'account' || page === 'social' ? page : null;
}
