import { screenAddress } from '@dispatch/contract';
import type { NavTab } from '@dispatch/design-system';
import { useQueries, useQuery } from '@tanstack/react-query';
import { deskViews, queueViews } from './deskViews';
import { countQuery, deskCountsQuery, editCountQuery } from './queries';

/**
 * The views of the desk, with how many wait in each. @param current the view that is shown, 'edits' for the edit
 * requests. @param hrefOf the address of a view; without a search unless it says so
 */
export function useDeskTabs(
  current: string,
  hrefOf = (view: string) => screenAddress('editorialQueue', { view }),
  isCounted = true,
): NavTab[] {
  const counts = useQueries({ queries: deskViews.map(countQuery) });
  const edits = useQuery(editCountQuery);
  return [
    ...deskViews.map(({ id, label }, index) => ({
      label,
      href: hrefOf(id),
      count: isCounted ? counts[index]?.data : undefined,
      isCurrent: id === current,
    })),
    {
      label: 'Edit requests',
      href: screenAddress('editRequests'),
      count: edits.data,
      isCurrent: current === 'edits',
    },
  ];
}

/** Lists count no further. */
const most = 10_000;

/** The views of who works on what; parameters as those of useDeskTabs. */
export function useQueueTabs(
  current: string,
  hrefOf: (view: string) => string,
  isCounted: boolean,
): NavTab[] {
  const { data } = useQuery(deskCountsQuery);
  return queueViews.map(({ id, label, count }) => {
    const many = isCounted ? data?.[count] : undefined;
    return {
      label,
      href: hrefOf(id),
      count: many !== undefined && many > most ? `${most}+` : many,
      isCurrent: id === current,
    };
  });
}
