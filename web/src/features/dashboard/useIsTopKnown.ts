import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bundlesQuery, featuresQuery } from '../../shared/api/queries';
import { countsQuery, linkedInQuery } from './queries';
import { parametersQuery } from './userParameters';

/** Known, or failed once: what came later would push away the releases that are being read. */
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
