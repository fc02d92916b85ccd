import { type components, formatMoment } from '@dispatch/contract';
import { useQuery } from '@tanstack/react-query';
import { deliveriesQuery } from './deliveriesQuery';

/** Whether the public page was fetched and compared with what was published last, as a term and what it says. */
export function usePageReceipt({
  distributionId,
  publicationState,
}: Pick<components['schemas']['Release'], 'distributionId' | 'publicationState'>): {
  term: string;
  value: string;
}[] {
  const enabled = publicationState === 'Published' || publicationState === 'Deleted';
  const { data } = useQuery({ ...deliveriesQuery(distributionId), enabled });
  const last = data?.find(({ channel }) => channel === 'page');
  if (last === undefined) return [];
  const when = formatMoment(last.settledDate);
  const problem = last.problem === null ? '' : ` ${last.problem}`;
  const said = {
    taken: `Fetched and compared, ${when}`,
    failed: `Not as it should be, ${when}. Our administrators know.${problem}`,
    dropped: '',
    queued: `Not compared yet.${problem}`,
  };
  return [{ term: 'Public page', value: said[last.state] }];
}
