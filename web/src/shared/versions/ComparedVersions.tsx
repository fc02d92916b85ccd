import { Loader } from '@dispatch/design-system';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedLoad } from '../screen/FailedLoad';
import { Comparison } from './Comparison';
import { comparisonQuery } from './versionQueries';

/** What a query about a version has found, or how it goes with it. */
export function FoundVersion<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Loader label="Loading the version…" shape="text" />;
  return <FailedLoad title="The version could not be loaded" error={error} onRetry={() => void refetch()} />;
}

interface ComparedVersionsProps {
  id: number;
  /** The numbers of two versions of the release. */
  before: number;
  after: number;
  names: readonly [string, string];
}

export function ComparedVersions({ id, before, after, names }: ComparedVersionsProps) {
  const query = useQuery(comparisonQuery(id, before, after));
  return (
    <FoundVersion query={query}>
      {(differences) => <Comparison differences={differences} names={names} />}
    </FoundVersion>
  );
}
