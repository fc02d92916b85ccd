import { screenAddress } from '@dispatch/contract';
import { useToast } from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { callQuery } from '../../shared/api/callQuery';
import { listQuery, useListPlace } from '../../shared/list/listPlace';
import { asPage } from '../../shared/list/totalCount';
import { deskSpec, queueAsked } from './deskViews';

/**
 * Opens the release that follows in the queue from which this one was opened: the address says which. What has left the
 * queue meanwhile, and what somebody else works on, is passed over; after the last one comes the first.
 */
export function useNextInQueue(id: number) {
  const { place } = useListPlace(deskSpec);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const pageOf = (page: number) =>
    callQuery('listEditorialQueue', { query: queueAsked({ ...place, page }) }, asPage);
  const { data } = useQuery(pageOf(place.page));
  /** What followed it when it was last seen in the queue: once it is decided it stands there no longer. */
  const following = useRef<readonly number[]>([]);
  useEffect(() => {
    const ids = data?.items.map(({ distributionId }) => distributionId) ?? [];
    if (ids.includes(id)) following.current = ids.slice(ids.indexOf(id) + 1);
  }, [data, id]);
  const idsNow = async (page: number): Promise<number[]> => {
    const { items } = await queryClient.query({ ...pageOf(page), staleTime: 0 });
    return items
      .filter(({ distributionId, claimedBy, isClaimedByMe }) => {
        return distributionId !== id && (claimedBy === null || isClaimedByMe);
      })
      .map(({ distributionId }) => distributionId);
  };
  return useMutation({
    mutationFn: async () => {
      const ids = await idsNow(place.page);
      const next = following.current.find((one) => ids.includes(one)) ?? ids[0];
      return next ?? (place.page > 1 ? (await idsNow(1))[0] : undefined);
    },
    onSuccess: (next) => {
      if (next === undefined) toast.show('Nothing else waits in this queue.');
      const address =
        next === undefined ? screenAddress('editorialQueue') : screenAddress('review', { id: next });
      void navigate(`${address}${listQuery(deskSpec, place)}`);
    },
  });
}
