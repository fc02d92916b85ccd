import { Banner, Button, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import { runtimeConfig } from '../../shared/config/runtimeConfig';
import { GatewayRenewal } from './GatewayRenewal';
import { RenewalModal } from './RenewalModal';

interface RenewalSetupProps {
  bundleOrderId: number;
  /** The intent by which it was paid; null when the card was not taken in the provider's form. */
  paymentIntent: string | null;
}

/** Lets what was just bought be renewed every year, with a saved card or one that is kept for it. */
export function RenewalSetup({ bundleOrderId, paymentIntent }: RenewalSetupProps) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const isByGateway = paymentIntent === null;
  if (isByGateway && !runtimeConfig().hasCardGateway) return null;
  if (isDone) {
    return (
      <Banner tone="success" title="Your bundles renew every year">
        We email you two weeks before. You can cancel at any time in your settings.
      </Banner>
    );
  }
  const asked = {
    bundleOrderId,
    onClose: () => setOpen(false),
    onDone: () => {
      setOpen(false);
      setDone(true);
    },
  };
  return (
    <Stack>
      <div>
        <Button onPress={() => setOpen(true)}>Setup Yearly Renewal</Button>
      </div>
      {!isOpen ? null : isByGateway ? (
        <GatewayRenewal {...asked} />
      ) : (
        <RenewalModal {...asked} intentId={paymentIntent} />
      )}
    </Stack>
  );
}
