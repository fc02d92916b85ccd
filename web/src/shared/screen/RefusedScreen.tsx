import { hasStatus } from '../api/faultTexts';
import { NotAuthorizedScreen } from './NotAuthorizedScreen';
import { NotFoundScreen } from './NotFoundScreen';

/** Whether a fault means that there is nothing to show here: it is not there, or not for this person. */
export const isRefused = (fault: unknown): boolean => hasStatus(fault, 401, 403, 404);

/** Instead of a screen that was refused: 'Not Found' or 'Not Authorized'. */
export function RefusedScreen({ fault }: { fault: unknown }) {
  return hasStatus(fault, 404) ? <NotFoundScreen /> : <NotAuthorizedScreen />;
}
