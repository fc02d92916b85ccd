import { numberOfState, releaseStates } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { seesCorrections } from '../lifecycle/publishedRelease';
import { releasesList, releasesSearch } from './listReleasesSql';

export const listedStates = releaseStates
  .filter((state) => !['NotFound', 'Ignore', 'Deleted'].includes(state))
  .map((state) => numberOfState(state));

export const listReleases: Handler<'listReleases'> = async ({ query: asked, session }) => {
  const states = (asked.status ?? listedStates).filter((state) =>
    listedStates.some((known) => known === state),
  );
  const page = { userId: session.userId, states, ...pageAsked(asked), seesAll: seesCorrections(session) };
  const search = searchOf(asked.searchText);
  return pageAnswer(
    search === null ? await releasesList.all(page) : await releasesSearch.all({ ...page, ...search }),
  );
};
