import { useNavigate, useSearchParams } from 'react-router-dom';
import { deskAddress, readDeskPlace } from '../features/desk/deskViews';
import { Queue } from '../features/desk/Queue';
import { StaffOnly } from './StaffOnly';

export function EditorialQueueScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const place = readDeskPlace(query);
  return (
    <StaffOnly permission="releases.review">
      <Queue place={place} onPlace={(next) => void navigate(deskAddress(next))} />
    </StaffOnly>
  );
}
