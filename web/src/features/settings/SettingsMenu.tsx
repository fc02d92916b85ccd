import { SideNav } from '@dispatch/design-system';
import type { SettingsPage } from './settingsPage';

const pages = [
  { page: 'account', label: 'Account' },
  { page: 'social', label: 'Social' },
] as const;

/** The left menu of the settings. */
export function SettingsMenu({ current }: { current: SettingsPage }) {
  const items = pages.map(({ page, label }) => ({
    label,
    href: `/settings/${page}`,
    isCurrent: page === current,
  }));
  return <SideNav label="Settings" groups={[{ items }]} />;
}
