import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/callQuery';
import { readTotal } from '../../shared/list/totalCount';
import { stateNumbersOf, type DeskView } from './deskViews';

const totalOf = ({ headers }: { headers: Headers }): number => readTotal(headers).total;

export const countQuery = (view: DeskView) =>
  queryOptions({
    ...callQuery('listEditorialQueue', { query: { status: stateNumbersOf(view), limit: 1 } }, totalOf),
    enabled: view.isCounted,
    refetchOnWindowFocus: true,
  });

/** How many releases each view of the queue has. */
export const deskCountsQuery = queryOptions({ ...callQuery('countDesk', {}), refetchOnWindowFocus: true });

export const savedReasonsQuery = callQuery('listSavedReasons', {});

export const deskStaffQuery = callQuery('listDeskStaff', {});

/** How many edits wait for the desk. */
export const editCountQuery = queryOptions({
  ...callQuery('listEditRequests', { query: { limit: 1 } }, totalOf),
  refetchOnWindowFocus: true,
});

export const reviewQuery = (id: number) => callQuery('getReviewedRelease', { path: { id } });
