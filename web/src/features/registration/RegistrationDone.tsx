import { ButtonLink, Link, Stack } from '@dispatch/design-system';
import { logoutAddress } from '../../shared/session/returnTo';
import { text } from '../../shared/texts/texts';
import type { Registered } from './RegistrationForm';

export function RegistrationDone({ email, isNew }: Registered) {
  if (isNew) {
    return (
      <Stack>
        <p>{text('registration-success-new', { email })}</p>
        <p>
          Haven't received it? <Link href="/sendactivation">Send it again</Link>
        </p>
        <p>
          Activated already? <Link href={logoutAddress('/')}>Login</Link>
        </p>
      </Stack>
    );
  }
  return (
    <Stack>
      <p>{text('registration-success-existing')}</p>
      <div>
        <ButtonLink variant="primary" href={logoutAddress('/')}>
          Log in
        </ButtonLink>
      </div>
    </Stack>
  );
}
