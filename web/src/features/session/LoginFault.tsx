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

/** The way out of a refusal that has one. */
function wayOut(fault: unknown): ReactNode {
  if (!hasStatus(fault, 403)) return undefined;
  if (fault.problem.code === 'activation-required')
    return <Link href="/sendactivation">Send Activation Email</Link>;
  return fault.problem.code === 'no-account' ? <Link href="/register">Register</Link> : undefined;
}

/** The code could not be exchanged; who is not activated or not registered yet gets the way to it. */
export function ExchangeFault({ fault }: { fault: unknown }) {
  return (
    <FaultScreen title={text('login-failed')}>
      <Banner tone="danger" action={wayOut(fault)}>
        {faultText(fault)}
      </Banner>
    </FaultScreen>
  );
}
