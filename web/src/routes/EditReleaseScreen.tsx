import { useParams } from 'react-router-dom';
import { ReleaseWizard } from '../features/release/ReleaseWizard';
import { LoadedRelease } from '../shared/release/LoadedRelease';
import { FittingScreen } from './FittingScreen';

/** /distribution/edit/{id}: the five steps of a release that is paid or on hold. */
export function EditReleaseScreen() {
  const { id } = useParams();
  return (
    <LoadedRelease key={id} idText={id}>
      {(release) => (
        <FittingScreen release={release} screen="edit">
          {(opened) => <ReleaseWizard kind="edit" release={opened} />}
        </FittingScreen>
      )}
    </LoadedRelease>
  );
}
