import { numberOfState } from '@dispatch/contract';
import { query } from '../../database/database';
import type { Handler } from '../../http/handler';
import { rawJson } from '../../http/rawJson';
import { searchOf } from '../../http/searchText';
import { countHeaders } from '../../http/totalCount';
import { neverAtTheDesk } from '../../lifecycle/neverAtTheDesk';
import { listEditorialQueueSql, searchEditorialQueueSql } from './listEditorialQueueSql';

type Page = { total: number; rows: string };

/** What waits for the desk: shown when no states are asked for. */
const waiting = (['PendingEditorialReview', 'InEditorialReview', 'PendingSeniorReview'] as const).map(
  numberOfState,
);

/** The editorial queue, oldest due first; without `status` what waits for the desk. Drafts are never in it. */
export const listEditorialQueue: Handler<'listEditorialQueue'> = async ({ query: asked, now }) => {
  const { pageNumber = 1, limit = 200, status = waiting } = asked;
  const states = [...new Set(status)].filter((state) => !neverAtTheDesk.has(state));
  const values = [states, limit, (pageNumber - 1) * limit, now];
  const search = searchOf(asked.searchText);
  const [page] =
    search === null
      ? await query<Page>('editorial-queue', listEditorialQueueSql, values)
      : await query<Page>('search-editorial-queue', searchEditorialQueueSql, [
          ...values,
          search.pattern,
          search.number,
        ]);
  return { status: 200, body: rawJson(page?.rows ?? '[]'), headers: countHeaders(page?.total ?? 0) };
};
