import type { components } from '@dispatch/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { packagesQuery } from '../../shared/api/queries';
import { releaseQuery } from '../../shared/release/releaseQuery';
import { useStepPlace } from '../../shared/wizard/useStepPlace';
import type { PaymentOptions } from '../../shared/payment/usePayment';
import { readPress, type Purchase } from '../../shared/payment/press';
import { askAgain } from '../../shared/api/callQuery';

type Release = components['schemas']['Release'];

/** The purchase whose payment a reload has interrupted; null without one. */
export function interruptedPurchase(purpose: Purchase['purpose'], distributionId: number): Purchase | null {
  const press = readPress(purpose, distributionId);
  return press === null || press.stage === 'preparing' ? null : press.purchase;
}

/**
 * What is bought for a release that is saved, in steps of which the one before the last is the payment. The release
 * stays as it was opened, until the payment finds that it has changed.
 */
export function usePurchase(release: Release, lastStep: number, interrupted: Purchase | null) {
  const [opened, setOpened] = useState(release);
  const [paid, setPaid] = useState<{ orderNumber: number | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const queryClient = useQueryClient();
  const place = useStepPlace({
    furthest: interrupted === null ? 0 : lastStep - 1,
    opensAtFirst: interrupted === null,
    isNew: interrupted === null,
  });
  const { distributionId, prwebPressReleaseId, releaseDate } = opened;
  const payment: Omit<PaymentOptions, 'purchase' | 'amount' | 'card'> = {
    distributionId,
    prepare: () => Promise.resolve({ distributionId, prwebPressReleaseId, releaseDate }),
    onPaid: (orderNumber) => {
      setPaid({ orderNumber });
      void askAgain(queryClient, 'listReleases', 'countReleases', 'listReceipts', 'getRelease');
      place.go(lastStep);
    },
    onReload: async () => {
      const [current] = await Promise.all([
        queryClient.query({ ...releaseQuery(distributionId), staleTime: 0 }),
        queryClient.invalidateQueries(packagesQuery),
      ]);
      setOpened(current);
    },
    onBusy: setBusy,
  };
  return { opened, place, payment, paid, isBusy };
}
