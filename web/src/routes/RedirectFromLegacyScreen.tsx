import { Navigate, useSearchParams } from 'react-router-dom';
import { LegacyRedirect } from '../features/legacy/LegacyRedirect';
import { runtimeConfig } from '../shared/config/runtimeConfig';

/** /redirectfromlegacy; in production it leads to `/` at once. */
export function RedirectFromLegacyScreen() {
  const [query] = useSearchParams();
  if (runtimeConfig().environment === 'production') return <Navigate to="/" replace />;
  return <LegacyRedirect from={query.get('from')} />;
}
