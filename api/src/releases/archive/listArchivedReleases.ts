import { message } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { problem } from '../../platform/call/problem';
import { searchOf } from '../../platform/call/searchText';
import { query } from '../../platform/database/database';
import { featuresOf } from '../../people/features/features';
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
