import { Queue } from '../features/desk/Queue';
import { StaffOnly } from './StaffOnly';

export function EditorialQueueScreen() {
  return (
    <StaffOnly permission="releases.review">
      <Queue />
    </StaffOnly>
  );
}
