import { ActivationForm } from '../features/registration/ActivationForm';
import { Screen } from '../shared/screen/Screen';
import { text } from '../shared/texts/texts';

export function SendActivationScreen() {
  return (
    <Screen title={text('activation-title')} slug="Account" width="narrow">
      <ActivationForm />
    </Screen>
  );
}
