import { screenAddress } from '@dispatch/contract';
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
          Haven't received it? <Link href={screenAddress('sendActivation')}>Send it again</Link>
        </p>
        {isStaff() ? (
          <p>
            <Link href={screenAddress('admin')}>Back to Admin</Link>
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
          <Link href={screenAddress('admin')}>Back to Admin</Link>
        ) : (
          <ButtonLink variant="primary" href={logoutAddress('/')}>
            Log in
          </ButtonLink>
        )}
      </div>
    </Stack>
  );
}
