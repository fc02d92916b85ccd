import { numberOfState, statesInReview } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { execute, query } from '../../platform/database/database';
import { neverAtTheDesk } from '../lifecycle/moveRelease';
import { listEditorialQueueSql, queueOfUserSql, searchEditorialQueueSql } from './listEditorialQueueSql';

const waiting = statesInReview.map(numberOfState);

/** The states of a call at the desk: without `status` what waits for it. Drafts are never among them. */
export const askedStates = ({ status = waiting }: { status?: number[] }): number[] =>
  [...new Set(status)].filter((state) => !neverAtTheDesk.has(state));

/** The editorial queue, oldest due first unless told. */
export const listEditorialQueue: Handler<'listEditorialQueue'> = async ({ query: asked, now }) => {
  const { limit, offset } = pageAsked(asked);
  const values = [askedStates(asked), limit, offset, now];
  const { sortBy: by = 'releaseDate', sortDirection: direction = 'asc' } = asked;
  const sort = { by, direction };
  const search = searchOf(asked.searchText);
  const words = [search?.pattern ?? null, search?.number ?? null];
  if (asked.userId !== undefined) {
    const name = `queue-of-user-${by}-${direction}`;
    return pageAnswer(await query<ListPage>(name, queueOfUserSql(sort), [...values, ...words, asked.userId]));
  }
  const found =
    search === null
      ? await query<ListPage>(`editorial-queue-${by}-${direction}`, listEditorialQueueSql(sort), values)
      : await execute<ListPage>(searchEditorialQueueSql(sort), [...values, ...words]);
  return pageAnswer(found);
};
