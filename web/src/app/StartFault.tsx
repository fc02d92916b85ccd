import { Button } from '@dispatch/design-system';
import { Screen } from '../shared/screen/Screen';

/** Nothing can be shown: the configuration of the installation did not come. */
export function StartFault() {
  return (
    <Screen title="We cannot start right now" width="narrow">
      <p>The server did not answer. Please check your connection and try again in a moment.</p>
      <Button variant="primary" onPress={() => window.location.reload()}>
        Try again
      </Button>
    </Screen>
  );
}
