import { NotAuthorizedScreen } from '../shared/screen/NotAuthorizedScreen';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { sessionGroup } from '../shared/session/session';

/** An address among the staff screens that there is not: customers do not learn even that. */
export function NoStaffScreen() {
  const group = sessionGroup() ?? 'USER';
  return group !== 'USER' ? <NotFoundScreen /> : <NotAuthorizedScreen />;
}
