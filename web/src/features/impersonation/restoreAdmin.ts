import { call } from '../../shared/api/client';
import { keepSession } from '../../shared/session/session';

/** Answers the group of the staff. The page has to be loaded anew: nothing read as the other person may stay. */
export async function restoreAdmin(): Promise<string> {
  const { data } = await call('restoreAdmin', {});
  keepSession(data);
  return data.group;
}
