import { useNavigate, useSearchParams } from 'react-router-dom';
import { deskAddress, viewOf } from '../features/desk/deskViews';
import { Queue } from '../features/desk/Queue';
import { readSearch } from '../shared/formatting/readSearch';
import { readPage } from '../shared/formatting/totalCount';
import { StaffOnly } from './StaffOnly';

/** /admin/releases */
export function EditorialQueueScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const place = {
    view: viewOf(query.get('view')).id,
    search: readSearch(query.get('search')),
    page: readPage(query.get('page')),
  };
  return (
    <StaffOnly permission="releases.review">
      <Queue place={place} onPlace={(next) => void navigate(deskAddress(next))} />
    </StaffOnly>
  );
}
