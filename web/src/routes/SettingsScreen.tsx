import { Area, Loader } from '@dispatch/design-system';
import { lazy, Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { AccountSettings } from '../features/settings/AccountSettings';
import { SettingsMenu } from '../features/settings/SettingsMenu';
import { CompanySettings } from '../features/settings/CompanySettings';
import { settingsPageOf, settingsPages, type SettingsPage } from '../features/settings/settingsPage';
import { SocialSettings } from '../features/settings/SocialSettings';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { Screen } from '../shared/screen/Screen';

// Few come there; it has a table and dialogs of its own.
const ProgramSettings = lazy(() => import('./ProgramSettings'));

const contents: Record<SettingsPage, ComponentType> = {
  account: AccountSettings,
  social: SocialSettings,
  companies: CompanySettings,
  api: ProgramSettings,
};

export function SettingsScreen() {
  const page = settingsPageOf(useParams()['page']);
  if (page === null) return <NotFoundScreen />;
  const Content = contents[page];
  return (
    <Screen key={page} title={settingsPages[page]} slug="Settings">
      <Area nav={<SettingsMenu current={page} />}>
        <Suspense fallback={<Loader label="Loading your settings…" shape="row" />}>
          <Content />
        </Suspense>
      </Area>
    </Screen>
  );
}
