import { useParams } from 'react-router-dom';
import { Review } from '../features/desk/Review';
import { readId } from '../shared/release/releaseId';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { StaffOnly } from './StaffOnly';

export function ReviewScreen() {
  const id = readId(useParams()['id']);
  return (
    <StaffOnly permission="releases.review">
      {id === null ? <NotFoundScreen /> : <Review key={id} id={id} />}
    </StaffOnly>
  );
}
