import { hasStatus } from '../api/errorTexts';
import { NotAuthorizedScreen } from './NotAuthorizedScreen';
import { NotFoundScreen } from './NotFoundScreen';

/** Whether an error means that there is nothing to show here: it is not there, or not for this person. */
export const isRefused = (error: unknown): boolean => hasStatus(error, 401, 403, 404);

export function RefusedScreen({ error }: { error: unknown }) {
  return hasStatus(error, 404) ? <NotFoundScreen /> : <NotAuthorizedScreen />;
}
