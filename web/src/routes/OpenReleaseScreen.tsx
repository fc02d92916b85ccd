import { fittingAddress, screenFor } from '@dispatch/contract';
import { Navigate, useParams } from 'react-router-dom';
import { LoadedRelease } from '../shared/release/LoadedRelease';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';

/** /distribution/{id}: goes on to the screen that fits the state of the release. */
export function OpenReleaseScreen() {
  const { id } = useParams();
  return (
    <LoadedRelease idText={id}>
      {({ distributionId, publicationState, hasPaid }) => {
        const screen = screenFor({ state: publicationState, hasPaid });
        if (screen === 'notFound') return <NotFoundScreen />;
        return <Navigate to={fittingAddress(screen, distributionId)} replace />;
      }}
    </LoadedRelease>
  );
}
