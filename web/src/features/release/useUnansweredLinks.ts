import { webLinks } from '@dispatch/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readRelease } from '../../shared/release/releaseQuery';

/** Milliseconds between two looks. A save, the job after it and a silent server take as long as all looks together. */
const lookEvery = 5_000;
const looks = 5;

const none: readonly string[] = [];

/** Where a release is saved, and as whose it is read. */
export interface SavedPlace {
  /** Null before the first save. */
  distributionId: number | null;
  isDesk: boolean;
}

/** The links of a body that do not answer, as the server knows them: it asks them after they are saved. */
export function useUnansweredLinks({ distributionId, isDesk }: SavedPlace, body: string): readonly string[] {
  const links = [...webLinks(body)].map(({ address }) => address);
  const { data = none } = useQuery({
    // What it reads is not the release of the form, which may have been changed since.
    queryKey: ['unanswered-links', distributionId, isDesk, links],
    queryFn: async ({ signal }) =>
      (await readRelease(distributionId ?? 0, isDesk, signal)).unansweredLinks ?? none,
    enabled: distributionId !== null && links.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.dataUpdateCount + state.errorUpdateCount < looks ? lookEvery : false,
  });
  return data;
}
