import { fittingAddress, isUpgradable, screenFor, type components, screenAddress } from '@dispatch/contract';
import { useState, type ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { PurchaseEditWizard } from '../features/purchase/PurchaseEditWizard';
import { UpgradeWizard } from '../features/purchase/UpgradeWizard';
import { interruptedPurchase } from '../features/purchase/usePurchase';
import { LoadedCatalogue } from '../shared/packages/LoadedCatalogue';
import { offersPurchaseEdit } from '../shared/release/offersPurchaseEdit';
import { LoadedRelease } from '../shared/release/LoadedRelease';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';

type Release = components['schemas']['Release'];

interface BoughtForProps {
  release: Release;
  isSold: (release: Release) => boolean;
  children: (release: Release) => ReactNode;
}

/** What was loaded first counts: the wizard knows of all later changes itself. */
function BoughtFor({ release, isSold, children }: BoughtForProps) {
  const [opened] = useState(release);
  const { distributionId, publicationState: state, hasPaid } = opened;
  if (isSold(opened)) return children(opened);
  const screen = screenFor({ state, hasPaid });
  if (screen === 'notFound') return <NotFoundScreen />;
  return <Navigate to={fittingAddress(screen, distributionId)} replace />;
}

/** /distribution/upgrade/{id}: a higher package or priority for a paid release. */
export function UpgradeScreen() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const idText = id ?? query.get('distributionId') ?? undefined;
  return (
    <LoadedCatalogue>
      {({ packages }) => (
        <LoadedRelease key={idText} idText={idText}>
          {(release) => (
            <BoughtFor
              release={release}
              isSold={(opened) =>
                isUpgradable({ ...opened, state: opened.publicationState }) ||
                // It may be what has just been paid: its wizard says so.
                interruptedPurchase('upgrade', opened.distributionId) !== null
              }
            >
              {(opened) => <UpgradeWizard release={opened} packages={packages} />}
            </BoughtFor>
          )}
        </LoadedRelease>
      )}
    </LoadedCatalogue>
  );
}

/** /distribution/purchaseedit/{id}: a paid edit of a published release; `?distributionId=` becomes that address. */
export function PurchaseEditScreen() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const named = query.get('distributionId');
  if (id === undefined && named !== null) {
    return <Navigate to={screenAddress('purchaseEdit', { id: named })} replace />;
  }
  return (
    <LoadedCatalogue>
      {({ features }) =>
        offersPurchaseEdit(features) ? (
          <LoadedRelease key={id} idText={id}>
            {(release) => (
              <BoughtFor
                release={release}
                isSold={({ publicationState }) => publicationState === 'Published'}
              >
                {(opened) => <PurchaseEditWizard release={opened} />}
              </BoughtFor>
            )}
          </LoadedRelease>
        ) : (
          <NotFoundScreen />
        )
      }
    </LoadedCatalogue>
  );
}
