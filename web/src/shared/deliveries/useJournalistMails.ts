import { type components } from '@dispatch/contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api/callQuery';
import { formatCount } from '../formatting/counts';

type Mailed = Pick<
  components['schemas']['Release'],
  'distributionId' | 'cjlSelected' | 'ownSiteOnly' | 'publicationState'
>;

/** What was mailed to journalists of a release that is or was published, as terms and what they say. */
export function useJournalistMails(release: Mailed): { term: string; value: string }[] {
  const { distributionId: id, cjlSelected, ownSiteOnly, publicationState } = release;
  const isWithdrawn = publicationState === 'Deleted';
  const { data } = useQuery({
    ...callQuery('getJournalistMails', { path: { id } }),
    enabled: (publicationState === 'Published' || isWithdrawn) && cjlSelected.length > 0 && !ownSiteOnly,
    refetchInterval: ({ state }) => (state.data?.isSending === true ? 5000 : false),
  });
  if (data === undefined) return [];
  const { sent, updated, isSending } = data;
  const countText = (count: number): string => `${formatCount(count)}${isSending ? ' so far' : ''}`;
  const update = isWithdrawn ? 'Withdrawal mailed to journalists' : 'Correction mailed to journalists';
  return [
    { term: 'Mailed to journalists', value: updated > 0 ? formatCount(sent) : countText(sent) },
    ...(updated > 0 ? [{ term: update, value: countText(updated) }] : []),
  ];
}
