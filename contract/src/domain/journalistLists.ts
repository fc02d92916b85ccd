import { message as defaultMessage, type WriteMessage } from '../messages';
import type { RuleError } from '../rules/rule';
import { packageTraits } from './packages';
import type { ReleaseContent } from './releaseErrors';

/** A list that can be chosen, or that was: how many people it reaches, without those who unsubscribed or bounced. */
export type ListReach = { id: number; categoryName: string; people: number };

/** How many of the lists reach somebody. */
export const listsReaching = (lists: readonly Pick<ListReach, 'people'>[]): number =>
  lists.filter(({ people }) => people > 0).length;

/**
 * How many lists can be bought with the package so that each one paid for can reach somebody; the free ones come first.
 * @param reaching how many lists reach somebody
 */
export const listsToSell = (packageId: ReleaseContent['package'], reaching: number): number => {
  const { freeLists, mostLists } = packageTraits[packageId];
  return Math.min(mostLists, Math.max(0, reaching - freeLists));
};

/**
 * What must not be paid for in an unpaid release: each chosen list that reaches nobody any more, by its name, and more
 * bought lists than there are lists that reach somebody. `lists` are all that can be chosen and those of the release.
 */
export const listReachErrors = (
  { package: packageId, cjl = 0, cjlSelected = [] }: ReleaseContent,
  lists: readonly ListReach[],
  write: WriteMessage = defaultMessage,
): RuleError[] => {
  const most = listsToSell(packageId, listsReaching(lists));
  const emptied = cjlSelected.flatMap(({ id }, place): RuleError[] => {
    const list = lists.find((known) => known.id === id && known.people === 0);
    return list === undefined
      ? []
      : [
          {
            pointer: `/cjlSelected/${place}/id`,
            field: 'cjlSelected',
            rule: 'oneOf',
            message: write('list-emptied', { list: list.categoryName }),
          },
        ];
  });
  // Beyond what the package offers, its own rule speaks.
  if (cjl <= most || cjl > packageTraits[packageId].mostLists) return emptied;
  const text = most === 0 ? write('lists-none-left') : write('lists-exhausted', { count: most });
  return [{ pointer: '/cjl', field: 'cjl', rule: 'maximum', message: text }, ...emptied];
};
