import type { components } from '@dispatch/contract';
import { Loader } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedLoad } from '../screen/FailedLoad';
import { NotFoundScreen } from '../screen/NotFoundScreen';
import { isRefused, RefusedScreen } from '../screen/RefusedScreen';
import { Screen } from '../screen/Screen';
import { text } from '../texts/texts';
import { readId } from './releaseId';
import { releaseQuery } from './releaseQuery';

interface LoadedReleaseProps {
  idText: string | undefined;
  isDesk?: boolean;
  children: (release: components['schemas']['Release']) => ReactNode;
}

export function LoadedRelease({ idText, isDesk, children }: LoadedReleaseProps) {
  const id = readId(idText);
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...releaseQuery(id ?? 0, isDesk),
    enabled: id !== null,
  });
  if (id === null) return <NotFoundScreen />;
  // What was read before may be of a state that the release has left.
  if (data && isFetchedAfterMount) return children(data);
  if (isRefused(error)) return <RefusedScreen error={error} />;
  return (
    <Screen title={error ? text('release-load-failed') : 'Release'} slug="Release">
      {error ? (
        <FailedLoad title={text('release-missing')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loader label="Loading the release…" shape="text" isTall />
      )}
    </Screen>
  );
}
