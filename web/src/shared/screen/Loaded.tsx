import { Loader } from '@dispatch/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedLoad } from './FailedLoad';

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  failure: string;
  loading?: string;
  /** What comes is taller than the screen: nothing below it jumps. */
  isTall?: boolean;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, failure, loading = 'Loading…', isTall, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return error ? (
    <FailedLoad title={failure} error={error} onRetry={() => void refetch()} />
  ) : (
    <Loader label={loading} shape="text" isTall={isTall} />
  );
}
