import { Button, Link, Stack } from '@dispatch/design-system';
import { startSignIn } from '../../shared/session/signIn';
import { text } from '../../shared/texts/texts';
import type { Registered } from './RegistrationForm';

/** What comes after registering: the activation mail, or, with a login of before, its password. */
export function RegistrationDone({ email, isNew }: Registered) {
  if (isNew) {
    return (
      <Stack>
        <p>{text('registration-success-new', { email })}</p>
        <p>
          It has not come? <Link href="/sendactivation">Send it again</Link>
        </p>
      </Stack>
    );
  }
  return (
    <Stack>
      <p>{text('registration-success-existing')}</p>
      <div>
        <Button variant="primary" onPress={() => void startSignIn()}>
          Log in
        </Button>
      </div>
    </Stack>
  );
}
