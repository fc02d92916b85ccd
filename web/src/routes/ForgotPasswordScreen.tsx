import { Link } from '@dispatch/design-system';
import { useEffect } from 'react';
import { runtimeConfig } from '../shared/config/runtimeConfig';
import { Screen } from '../shared/screen/Screen';

export function ForgotPasswordScreen() {
  const { forgotPasswordUrl } = runtimeConfig();
  useEffect(() => window.location.replace(forgotPasswordUrl), [forgotPasswordUrl]);
  return (
    <Screen title="Forgot your password?" slug="Account" width="narrow">
      <p>
        You are being taken to the page where you can choose a new one.{' '}
        <Link href={forgotPasswordUrl}>Go there now</Link>
      </p>
    </Screen>
  );
}
