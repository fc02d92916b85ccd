import {
  listReachErrors,
  listsReaching,
  listsToSell,
  type ListReach,
  type RuleError,
} from '@dispatch/contract';
import { useQuery } from '@tanstack/react-query';
import { journalistListsQuery } from '../../shared/api/queries';
import { text } from '../../shared/texts/texts';
import type { ReleaseValues } from './releaseValues';

/** What a step has loaded of the journalist lists; nothing is asked for. */
const useKnownLists = (): readonly ListReach[] | null => {
  const { data } = useQuery({ ...journalistListsQuery, enabled: false });
  return data?.map(({ cisionJournalistListId: id, ...list }) => ({ id, ...list })) ?? null;
};

/** The most lists that can be bought with this package, as far as it is known how many reach somebody. */
export function useMostLists(packageId: ReleaseValues['package'], mostOfPackage: number): number {
  const lists = useKnownLists();
  return lists === null ? mostOfPackage : listsToSell(packageId, listsReaching(lists));
}

/** What would be paid for and reaches nobody. A list that is not offered any more is judged as it was read. */
export function useListErrors(values: ReleaseValues, hasPaid: boolean): readonly RuleError[] {
  const lists = useKnownLists();
  if (lists === null || hasPaid) return [];
  const others = values.cjlSelected.filter(({ id }) => !lists.some((list) => list.id === id));
  const given = others.map(({ id, categoryName = '', people = 1 }) => ({ id, categoryName, people }));
  return listReachErrors(values, [...lists, ...given], text);
}
