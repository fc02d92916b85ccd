import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RegistrationDone } from '../features/registration/RegistrationDone';
import { RegistrationForm, type Registered } from '../features/registration/RegistrationForm';
import { isMigration } from '../features/registration/registrationValues';
import { Screen } from '../shared/screen/Screen';
import { text } from '../shared/texts/texts';

/** /register */
export function RegisterScreen() {
  const [query] = useSearchParams();
  const [registered, setRegistered] = useState<Registered | null>(null);
  if (registered) {
    return (
      <Screen key="done" title={text('registration-success')} slug="Account" width="narrow">
        <RegistrationDone {...registered} />
      </Screen>
    );
  }
  const title = text(isMigration(query) ? 'registration-title-legacy' : 'registration-title');
  return (
    <Screen key="form" title={title} slug="Account" width="narrow">
      <RegistrationForm query={query} onRegistered={setRegistered} />
    </Screen>
  );
}
