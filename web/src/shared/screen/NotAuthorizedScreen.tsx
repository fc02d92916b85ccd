import { text } from '../texts/texts';
import { Screen } from './Screen';
import { ScreenExits } from './ScreenExits';

export function NotAuthorizedScreen() {
  return (
    <Screen title={text('page-not-allowed')} slug="401" width="narrow">
      <p>This page is not available for your account.</p>
      <ScreenExits />
    </Screen>
  );
}
