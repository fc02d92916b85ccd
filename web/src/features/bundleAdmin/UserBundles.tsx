import { screenAddress } from '@dispatch/contract';
import type { components } from '@dispatch/contract';
import { ActionBar, Banner, Button, Link, SectionHead, Stack } from '@dispatch/design-system';
import { lazy, Suspense, useState } from 'react';

// The forms come when they are asked for.
const GiveModal = lazy(async () => ({ default: (await import('./GiveModal')).GiveModal }));
const WaitingModal = lazy(async () => ({
  default: (await import('../../shared/approvals/WaitingModal')).WaitingModal,
}));

interface UserBundlesProps {
  user: { id: number; oktaLogin: string };
}

/** The way to the bundle orders of a user, and to a bundle that nobody pays for. */
export function UserBundles({ user: { id, oktaLogin } }: UserBundlesProps) {
  const [isGiving, setGiving] = useState(false);
  const [waiting, setWaiting] = useState<components['schemas']['TwoPersonRequest'] | null>(null);
  const [given, setGiven] = useState<number | null>(null);
  return (
    <section>
      <Stack gap="tight">
        <SectionHead
          title="Bundles"
          actions={
            <Link href={screenAddress('bundleOrders', { search: oktaLogin })}>Search bundle orders</Link>
          }
        />
        {given === null ? null : (
          <Banner tone="success" size="small">
            The bundle is given.{' '}
            <Link href={screenAddress('bundleOrder', { id: given })}>{`Bundle Order ${given}`}</Link>
          </Banner>
        )}
        <ActionBar>
          <Button onPress={() => setGiving(true)}>Give a bundle</Button>
        </ActionBar>
        {isGiving ? (
          <Suspense fallback={null}>
            <GiveModal
              userId={id}
              onGiven={(orderId) => {
                setGiven(orderId);
                setGiving(false);
              }}
              onWaiting={(request) => {
                setWaiting(request);
                setGiving(false);
              }}
              onClose={() => setGiving(false)}
            />
          </Suspense>
        ) : null}
        {waiting === null ? null : (
          <Suspense fallback={null}>
            <WaitingModal request={waiting} onClose={() => setWaiting(null)} />
          </Suspense>
        )}
      </Stack>
    </section>
  );
}
