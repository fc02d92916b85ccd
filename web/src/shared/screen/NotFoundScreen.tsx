import { text } from '../texts/texts';
import { Screen } from './Screen';
import { ScreenExits } from './ScreenExits';

export function NotFoundScreen() {
  return (
    <Screen title={text('page-not-found')} slug="404" width="narrow">
      <p>There is nothing at this address. It may have been mistyped, or what was here is gone.</p>
      <ScreenExits />
    </Screen>
  );
}
