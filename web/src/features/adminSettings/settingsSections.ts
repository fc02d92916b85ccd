import { screenAddress } from '@dispatch/contract';
/** The pages of the settings, by their word in the address, in the order of their menu. */
export const settingsSections = {
  site: 'Site',
  flags: 'Flags',
  prices: 'Prices',
  bundles: 'Bundle tiers',
  approvals: 'Approvals',
  retention: 'Retention',
  lists: 'Journalist lists',
  purchase: 'Terms of purchase',
  renewal: 'Terms of renewal',
} as const;

export type SettingsSection = keyof typeof settingsSections;

export const isSettingsSection = (word: string | undefined): word is SettingsSection =>
  word !== undefined && Object.hasOwn(settingsSections, word);

export const settingsAddress = (section: SettingsSection): string =>
  screenAddress('adminSettings', { section });
