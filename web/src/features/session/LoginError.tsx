import { screenAddress } from '@dispatch/contract';
import { Banner, Button, Link, Stack } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { errorText, hasStatus } from '../../shared/api/errorTexts';
import { Screen } from '../../shared/screen/Screen';
import { startSignIn } from '../../shared/session/signIn';
import { text } from '../../shared/texts/texts';

const again = (
  <Button variant="primary" onPress={() => void startSignIn()}>
    Log in again
  </Button>
);

function ErrorScreen({
  title,
  children,
  action = again,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Screen title={title} slug="Login" width="narrow">
      <Stack>
        {children}
        <div>{action}</div>
      </Stack>
    </Screen>
  );
}

export function NoAccess() {
  return <ErrorScreen title={text('login-no-access')}>{text('login-no-access-advice')}</ErrorScreen>;
}

export function ProviderRefusal({ description }: { description: string | null }) {
  return (
    <ErrorScreen title={text('login-failed')}>
      <Banner tone="danger">{description ?? text('login-unknown')}</Banner>
    </ErrorScreen>
  );
}

function wayOut(error: unknown): ReactNode {
  if (!hasStatus(error, 403)) return undefined;
  if (error.problem.code === 'activation-required')
    return <Link href={screenAddress('sendActivation')}>Send Activation Email</Link>;
  return error.problem.code === 'no-account' ? (
    <Link href={screenAddress('register')}>Register</Link>
  ) : undefined;
}

export function ExchangeError({ error }: { error: unknown }) {
  return (
    <ErrorScreen title={text('login-failed')}>
      <Banner tone="danger" action={wayOut(error)}>
        {errorText(error)}
      </Banner>
    </ErrorScreen>
  );
}
