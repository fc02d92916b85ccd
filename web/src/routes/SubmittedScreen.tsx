import { screenAddress } from '@dispatch/contract';
import { Navigate, useParams } from 'react-router-dom';
import { Submitted } from '../features/release/Submitted';
import { LoadedRelease } from '../shared/release/LoadedRelease';

/** /distribution/submitted/{id}: confirms what was submitted, as long as the editors have not gone on with it. */
export function SubmittedScreen() {
  const { id } = useParams();
  return (
    <LoadedRelease idText={id}>
      {(release) =>
        release.publicationState === 'PendingEditorialReview' ? (
          <Submitted release={release} />
        ) : (
          <Navigate to={screenAddress('release', { id: release.distributionId })} replace />
        )
      }
    </LoadedRelease>
  );
}
