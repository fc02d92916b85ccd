import { Banner, Button, Link, Stack } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { faultText, hasStatus } from '../../shared/api/faultTexts';
import { Screen } from '../../shared/screen/Screen';
import { startSignIn } from '../../shared/session/signIn';
import { text } from '../../shared/texts/texts';

const again = (
  <Button variant="primary" onPress={() => void startSignIn()}>
    Log in again
  </Button>
);

function FaultScreen({
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

/** The person has no access to the product at the provider. */
export function NoAccess() {
  return <FaultScreen title={text('login-no-access')}>{text('login-no-access-advice')}</FaultScreen>;
}

/** The provider refused, in its own words. */
export function ProviderRefusal({ description }: { description: string | null }) {
  return (
    <FaultScreen title={text('login-failed')}>
      <Banner tone="danger">{description ?? text('login-unknown')}</Banner>
    </FaultScreen>
  );
}

/** The code could not be exchanged; an account that is not activated yet gets a way to its mail. */
export function ExchangeFault({ fault }: { fault: unknown }) {
  const mustActivate = hasStatus(fault, 403) && fault.problem.code === 'activation-required';
  return (
    <FaultScreen title={text('login-failed')}>
      <Banner
        tone="danger"
        action={mustActivate ? <Link href="/sendactivation">Send Activation Email</Link> : undefined}
      >
        {faultText(fault)}
      </Banner>
    </FaultScreen>
  );
}
