import { useNavigate, useSearchParams } from 'react-router-dom';
import { deskAddress, viewOf } from '../features/desk/deskViews';
import { Queue } from '../features/desk/Queue';
import { readPage } from '../shared/formatting/totalCount';
import { StaffOnly } from './StaffOnly';

/** /admin/releases */
export function EditorialQueueScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const place = {
    view: viewOf(query.get('view')).id,
    search: (query.get('search') ?? '').slice(0, 200),
    page: readPage(query.get('page')),
  };
  return (
    <StaffOnly permission="releases.review">
      <Queue place={place} onPlace={(next) => void navigate(deskAddress(next))} />
    </StaffOnly>
  );
}
