import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { InstallationFlagsForm } from '../features/adminFlags/InstallationFlagsForm';
import { ApprovalLimitsSection } from '../features/adminSettings/ApprovalLimitsSection';
import { JournalistListsSection } from '../features/adminSettings/JournalistListsSection';
import { BundleTiersSection, PackagePricesSection } from '../features/adminSettings/PriceSections';
import { RetentionSection } from '../features/adminSettings/RetentionSection';
import {
  isSettingsSection,
  settingsSections,
  type SettingsSection,
} from '../features/adminSettings/settingsSections';
import { SettingsTabs } from '../features/adminSettings/SettingsTabs';
import { SiteSection } from '../features/adminSettings/SiteSection';
import { TermsSection } from '../features/adminSettings/TermsSection';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { Screen } from '../shared/screen/Screen';
import { StaffOnly } from './StaffOnly';

const parts: Readonly<Record<Exclude<SettingsSection, 'lists'>, ReactNode>> = {
  site: <SiteSection />,
  flags: <InstallationFlagsForm />,
  prices: <PackagePricesSection />,
  bundles: <BundleTiersSection />,
  approvals: <ApprovalLimitsSection />,
  retention: <RetentionSection />,
  purchase: <TermsSection kind="purchase" />,
  renewal: <TermsSection kind="renewal" />,
};

export function AdminSettingsScreen() {
  const { section = 'site' } = useParams();
  if (!isSettingsSection(section)) return <NotFoundScreen />;
  const title = settingsSections[section];
  const head = { title, slug: 'Settings', documentTitle: `Settings: ${title}` };
  const tabs = <SettingsTabs current={section} />;
  return (
    <StaffOnly permission="installation.manage">
      {section === 'lists' ? (
        <JournalistListsSection head={head} tabs={tabs} />
      ) : (
        <Screen key={section} {...head} width="full">
          {tabs}
          {parts[section]}
        </Screen>
      )}
    </StaffOnly>
  );
}
