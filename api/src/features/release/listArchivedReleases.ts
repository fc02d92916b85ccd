import { message } from '@dispatch/contract';
import type { Handler } from '../../call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../call/listPage';
import { problem } from '../../call/problem';
import { searchOf } from '../../call/searchText';
import { query } from '../../database/database';
import { featuresOf } from '../../switches/features';
import { listArchivedReleasesSql, searchArchivedReleasesSql } from './listArchivedReleasesSql';

/** The signed-in user's releases of the former system, newest first; refused while their archive is switched off. */
export const listArchivedReleases: Handler<'listArchivedReleases'> = async ({
  query: asked,
  session,
  config,
}) => {
  const { userShowArchiveReleases } = await featuresOf(session.userId, config);
  if (!userShowArchiveReleases) throw problem(403, 'not-allowed', message('not-allowed'));
  const { limit, offset } = pageAsked(asked);
  const values = [session.login, limit, offset];
  const search = searchOf(asked.searchText);
  const found =
    search === null
      ? await query<ListPage>('list-archived-releases', listArchivedReleasesSql, values)
      : await query<ListPage>('search-archived-releases', searchArchivedReleasesSql, [
          ...values,
          search.pattern,
          search.number,
        ]);
  return pageAnswer(found);
};
