import { NavTabs } from '@dispatch/design-system';
import { settingsAddress, settingsSections, type SettingsSection } from './settingsSections';

export function SettingsTabs({ current }: { current: SettingsSection }) {
  const items = (Object.keys(settingsSections) as SettingsSection[]).map((section) => ({
    label: settingsSections[section],
    href: settingsAddress(section),
    isCurrent: section === current,
  }));
  return <NavTabs label="Parts of the settings" items={items} />;
}
