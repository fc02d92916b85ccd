import { ButtonLink, Link, Stack } from '@dispatch/design-system';
import { logoutAddress } from '../../shared/session/returnTo';
import { isStaff } from '../../shared/session/session';
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
        {isStaff() ? (
          <p>
            <Link href="/admin">Back to Admin</Link>
          </p>
        ) : (
          <p>
            Activated already? <Link href={logoutAddress('/')}>Login</Link>
          </p>
        )}
      </Stack>
    );
  }
  return (
    <Stack>
      <p>{text('registration-success-existing')}</p>
      <div>
        {isStaff() ? (
          <Link href="/admin">Back to Admin</Link>
        ) : (
          <ButtonLink variant="primary" href={logoutAddress('/')}>
            Log in
          </ButtonLink>
        )}
      </div>
    </Stack>
  );
}
