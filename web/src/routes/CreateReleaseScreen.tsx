import { isPackageId } from '@dispatch/contract';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { PaymentStep } from '../features/purchase/PaymentStep';
import { ReleaseWizard } from '../features/release/ReleaseWizard';
import type { PaymentPlace } from '../features/release/usePaymentPlace';
import { LoadedRelease } from '../shared/release/LoadedRelease';
import { FittingScreen } from './FittingScreen';

const renderPayment = (place: PaymentPlace) => <PaymentStep {...place} />;

/** /distribution/create and /distribution/create/{id}: the eight steps of a new release or a draft. */
export function CreateReleaseScreen() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const location = useLocation();
  // Once a new release is saved, the address names it, and the wizard stays as it is.
  const [ownId, setOwnId] = useState<number | null>(null);
  const idText = id ?? query.get('distributionId') ?? undefined;
  if (idText === undefined || idText === String(ownId)) {
    const { packageId = query.get('package') ?? '' } = (location.state ?? {}) as { packageId?: string };
    return (
      <ReleaseWizard
        kind="create"
        release={null}
        packageId={isPackageId(packageId) ? packageId : undefined}
        onFirstSave={setOwnId}
        renderPayment={renderPayment}
      />
    );
  }
  return (
    <LoadedRelease key={idText} idText={idText}>
      {(release) => (
        <FittingScreen release={release} screen="create">
          {(opened) => (
            <ReleaseWizard
              kind="create"
              release={opened}
              onFirstSave={setOwnId}
              renderPayment={renderPayment}
            />
          )}
        </FittingScreen>
      )}
    </LoadedRelease>
  );
}
