import { screenAddress } from '@dispatch/contract';
import { SideNav } from '@dispatch/design-system';
import { isImpersonating } from '../../shared/session/session';
import { accountSections, sectionsFor } from './accountSections';
import type { SettingsPage } from './settingsPage';

const pages = [
  { page: 'account', label: 'Account' },
  { page: 'social', label: 'Social' },
] as const;

export function SettingsMenu({ current }: { current: SettingsPage }) {
  const items = pages.map(({ page, label }) => ({
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
