import { numberOfState, releaseStates } from '@dispatch/contract';
import { query } from '../../database/database';
import type { Handler } from '../../http/handler';
import { rawJson } from '../../http/rawJson';
import { searchOf } from '../../http/searchText';
import { countHeaders } from '../../http/totalCount';
import { listReleasesSql, searchReleasesSql } from './listReleasesSql';

type Page = { total: number; rows: string };

const listed = releaseStates
  .filter((state) => !['NotFound', 'Ignore', 'Deleted'].includes(state))
  .map((state) => numberOfState(state));

/** The signed-in user's releases, newest first; deleted ones are not among them. */
export const listReleases: Handler<'listReleases'> = async ({ query: asked, session }) => {
  const { pageNumber = 1, limit = 200, status = listed } = asked;
  const states = status.filter((state) => listed.some((known) => known === state));
  const values = [session.userId, states, limit, (pageNumber - 1) * limit];
  const search = searchOf(asked.searchText);
  const [page] =
    search === null
      ? await query<Page>('list-releases', listReleasesSql, values)
      : await query<Page>('search-releases', searchReleasesSql, [...values, search.pattern, search.number]);
  return { status: 200, body: rawJson(page?.rows ?? '[]'), headers: countHeaders(page?.total ?? 0) };
};
