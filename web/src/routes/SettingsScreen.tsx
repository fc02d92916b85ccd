import { Area } from '@dispatch/design-system';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { AccountSettings } from '../features/settings/AccountSettings';
import { ApiSettings } from '../features/settings/ApiSettings';
import { SettingsMenu } from '../features/settings/SettingsMenu';
import { CompanySettings } from '../features/settings/CompanySettings';
import { settingsPageOf, settingsPages, type SettingsPage } from '../features/settings/settingsPage';
import { SocialSettings } from '../features/settings/SocialSettings';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { Screen } from '../shared/screen/Screen';

const contents: Record<SettingsPage, ComponentType> = {
  account: AccountSettings,
  social: SocialSettings,
  companies: CompanySettings,
  api: ApiSettings,
};

export function SettingsScreen() {
  const page = settingsPageOf(useParams()['page']);
  if (page === null) return <NotFoundScreen />;
  const Content = contents[page];
  return (
    <Screen key={page} title={settingsPages[page]} slug="Settings">
      <Area nav={<SettingsMenu current={page} />}>
        <Content />
      </Area>
    </Screen>
  );
}
