import { call } from '../../shared/api/client';
import { keepSession } from '../../shared/session/session';

/** The page has to be loaded anew: nothing read as the other person may stay. */
export async function restoreAdmin(): Promise<void> {
  const { data } = await call('restoreAdmin', {});
  keepSession(data);
}
