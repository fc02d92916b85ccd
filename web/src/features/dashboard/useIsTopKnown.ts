import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { featuresQuery } from '../../shared/api/queries';
import { bundlesQuery, countsQuery, linkedInQuery } from './queries';
import { parametersQuery } from './userParameters';

/**
 * Whether everything that stands above the releases is known, or has failed once: what came later would push away what
 * is being read. They are all asked for at once.
 */
export function useIsTopKnown(): boolean {
  const features = useQuery(featuresQuery);
  const canConnect = features.data?.hasEnableOAuthLinkedIn ?? false;
  const queries = [
    features,
    useQuery(bundlesQuery),
    useQuery(countsQuery),
    useQuery(parametersQuery),
    useQuery({ ...linkedInQuery, enabled: canConnect }),
  ];
  const isKnown = queries.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0);
  // What is shown asks again for what has failed, and must not go away for it.
  const [wasKnown, setKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setKnown(true);
  return isKnown || wasKnown;
}
