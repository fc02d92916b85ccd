import { Area } from '@dispatch/design-system';
import { useParams } from 'react-router-dom';
import { AccountSettings } from '../features/settings/AccountSettings';
import { SettingsMenu } from '../features/settings/SettingsMenu';
import { settingsPageOf } from '../features/settings/settingsPage';
import { SocialSettings } from '../features/settings/SocialSettings';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { Screen } from '../shared/screen/Screen';

export function SettingsScreen() {
  const page = settingsPageOf(useParams()['page']);
  if (page === null) return <NotFoundScreen />;
  return (
    <Screen key={page} title={page === 'account' ? 'Account' : 'Social'} slug="Settings">
      <Area nav={<SettingsMenu current={page} />}>
        {page === 'account' ? <AccountSettings /> : <SocialSettings />}
      </Area>
    </Screen>
  );
}
