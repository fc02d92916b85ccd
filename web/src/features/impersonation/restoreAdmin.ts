import { call } from '../../shared/api/client';
import { keepSession } from '../../shared/session/session';

/**
 * Ends the impersonation and keeps the session of the member of the staff; answers their group. The page has to be
 * loaded anew after it: nothing that was read as the other person may stay.
 * @throws ApiError when the server refuses
 */
export async function restoreAdmin(): Promise<string> {
  const { data } = await call('restoreAdmin', {});
  keepSession(data);
  return data.group;
}
