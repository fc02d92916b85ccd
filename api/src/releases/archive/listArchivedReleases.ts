import { message } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { problem } from '../../platform/call/problem';
import { searchOf } from '../../platform/call/searchText';
import { featuresOf } from '../../people/features/features';
import { archivedList, archivedSearch } from './listArchivedReleasesSql';

/** The signed-in user's releases of the former system, newest first; refused while their archive is switched off. */
export const listArchivedReleases: Handler<'listArchivedReleases'> = async ({
  query: asked,
  session,
  config,
}) => {
  const { userShowArchiveReleases } = await featuresOf(session.userId, config);
  if (!userShowArchiveReleases) throw problem(403, 'not-allowed', message('not-allowed'));
  const page = { login: session.login, ...pageAsked(asked) };
  const search = searchOf(asked.searchText);
  return pageAnswer(
    search === null ? await archivedList.all(page) : await archivedSearch.all({ ...page, ...search }),
  );
};
