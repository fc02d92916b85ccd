import type { Config } from './config';
import { logoPathOf } from '../files/logo';
import { versionOf } from './change';
import { siteSettingsOf, type SiteSettings } from './siteSettings';
import type { StoredSettings } from './storedSettings';

export type Site = SiteSettings & { logoKey: string | null };

/** What is stored, and where nothing is, what the environment says. */
export const siteInForce = (config: Config, stored: StoredSettings): Site => {
  const unset: Site = { ...siteSettingsOf(config), logoKey: null };
  const set = Object.entries(stored).filter(([name]) => Object.hasOwn(unset, name));
  return { ...unset, ...Object.fromEntries(set) };
};

export const presentSite = (site: Site) => {
  const { logoKey, ...settings } = site;
  return { version: versionOf(site), logoPath: logoPathOf(logoKey), ...settings };
};
