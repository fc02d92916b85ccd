import { useParams } from 'react-router-dom';
import { ReleaseWizard } from '../features/release/ReleaseWizard';
import { LoadedRelease } from '../shared/release/LoadedRelease';
import { FittingScreen } from './FittingScreen';
import { StaffOnly } from './StaffOnly';

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

/** /admin/releases/{id}/edit: the wizard in the hands of an editor, who saves a release or republishes it. */
export function EditReviewedScreen() {
  const { id } = useParams();
  return (
    <StaffOnly permission="releases.review">
      <LoadedRelease key={id} idText={id} isDesk>
        {(release) => (
          <FittingScreen release={release} screen="edit" isDesk>
            {(opened) => <ReleaseWizard kind="edit" release={opened} isDesk />}
          </FittingScreen>
        )}
      </LoadedRelease>
    </StaffOnly>
  );
}
