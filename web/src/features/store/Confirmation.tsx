import { packageTraits, storePackages, screenAddress } from '@dispatch/contract';
import { ActionBar, Button, ButtonLink, DescriptionList, SectionHead, Stack } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PaidBanner } from '../../shared/receipts/PaidBanner';
import { text } from '../../shared/texts/texts';
import { nameOf, packageOf } from './bundles';
import type { CartEntry } from './cart';

interface ConfirmationProps {
  orderNumber: number | null;
  bought: readonly CartEntry[];
  /** How it is renewed. */
  children?: ReactNode;
}

/** What was bought, and what can be done with it. */
export function Confirmation({ orderNumber, bought, children }: ConfirmationProps) {
  const navigate = useNavigate();
  const packages = storePackages.filter((id) => bought.some((entry) => packageOf(entry) === id));
  return (
    <Stack gap="loose">
      <SectionHead title={text('bundle-order-done')} />
      {orderNumber === null ? null : <PaidBanner of={{ orderId: orderNumber }} orderNumber={orderNumber} />}
      <DescriptionList
        items={[
          { term: 'Order number', value: orderNumber },
          { term: 'Bundles', value: bought.map(nameOf).join('; ') },
        ]}
      />
      <ActionBar>
        {packages.map((packageId) => (
          <Button
            key={packageId}
            onPress={() => void navigate(screenAddress('createRelease'), { state: { packageId } })}
          >
            {`Create ${packageTraits[packageId].name}`}
          </Button>
        ))}
      </ActionBar>
      {children}
      <ActionBar>
        <ButtonLink href="/" variant="primary">
          Go To My Releases
        </ButtonLink>
        <ButtonLink href={screenAddress('store')}>Back to Store</ButtonLink>
      </ActionBar>
    </Stack>
  );
}
