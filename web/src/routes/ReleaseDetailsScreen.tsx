import { useParams } from 'react-router-dom';
import { ReleaseDetails } from '../features/releaseDetails/ReleaseDetails';
import { LoadedRelease } from '../shared/release/LoadedRelease';

export function ReleaseDetailsScreen() {
  const { id } = useParams();
  return <LoadedRelease idText={id}>{(release) => <ReleaseDetails release={release} />}</LoadedRelease>;
}
