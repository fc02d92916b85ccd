import { useParams } from 'react-router-dom';
import { ReleaseAnalytics } from '../features/analytics/ReleaseAnalytics';
import { readId } from '../shared/release/releaseId';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';

export function ReleaseAnalyticsScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <NotFoundScreen /> : <ReleaseAnalytics id={id} />;
}
