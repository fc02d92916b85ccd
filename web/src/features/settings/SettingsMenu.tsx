import { screenAddress } from '@dispatch/contract';
import { SideNav } from '@dispatch/design-system';
import { isImpersonating } from '../../shared/session/session';
import { accountSections, sectionsFor } from './accountSections';
import { settingsPages, type SettingsPage } from './settingsPage';

export function SettingsMenu({ current }: { current: SettingsPage }) {
  const items = Object.entries(settingsPages).map(([page, label]) => ({
    label,
    href: screenAddress('settingsPage', { page }),
    isCurrent: page === current,
  }));
  const sections = sectionsFor(isImpersonating()).map((id) => ({
    label: accountSections[id],
    href: `${screenAddress('accountSettings')}#${id}`,
  }));
  return (
    <SideNav
      label="Settings"
      groups={current === 'account' ? [{ items }, { title: 'On this page', items: sections }] : [{ items }]}
    />
  );
}
