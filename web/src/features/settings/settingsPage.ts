/** The pages of the settings, by the last part of their address, in the order of their menu. */
export const settingsPages = {
  account: 'Account',
  social: 'Social',
  companies: 'Company pages',
  api: 'API',
} as const;

export type SettingsPage = keyof typeof settingsPages;

export function settingsPageOf(word: string | undefined): SettingsPage | null {
  const page = word?.toLowerCase() ?? '';
  return Object.hasOwn(settingsPages, page) ? (page as SettingsPage) : null;
}
