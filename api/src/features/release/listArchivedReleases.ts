import { message } from '@dispatch/contract';
import { query } from '../../database/database';
import type { Handler } from '../../http/handler';
import { problem } from '../../http/problem';
import { rawJson } from '../../http/rawJson';
import { searchOf } from '../../http/searchText';
import { countHeaders } from '../../http/totalCount';
import { featuresOf } from '../../switches/featuresOf';
import { listArchivedReleasesSql, searchArchivedReleasesSql } from './listArchivedReleasesSql';

type Page = { total: number; rows: string };

/** The signed-in user's releases of the former system, newest first; refused while their archive is switched off. */
export const listArchivedReleases: Handler<'listArchivedReleases'> = async ({ query: asked, session }) => {
  const { userShowArchiveReleases } = await featuresOf(session.userId);
  if (!userShowArchiveReleases) throw problem(403, 'not-allowed', message('not-allowed'));
  const { pageNumber = 1, limit = 200 } = asked;
  const values = [session.login, limit, (pageNumber - 1) * limit];
  const search = searchOf(asked.searchText);
  const [page] =
    search === null
      ? await query<Page>('list-archived-releases', listArchivedReleasesSql, values)
      : await query<Page>('search-archived-releases', searchArchivedReleasesSql, [
          ...values,
          search.pattern,
          search.number,
        ]);
  return { status: 200, body: rawJson(page?.rows ?? '[]'), headers: countHeaders(page?.total ?? 0) };
};
