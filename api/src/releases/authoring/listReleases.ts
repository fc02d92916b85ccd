import { numberOfState, releaseStates } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { query } from '../../platform/database/database';
import { seesCorrections } from '../lifecycle/publishedRelease';
import { listReleasesSql, searchReleasesSql } from './listReleasesSql';

export const listedStates = releaseStates
  .filter((state) => !['NotFound', 'Ignore', 'Deleted'].includes(state))
  .map((state) => numberOfState(state));

export const listReleases: Handler<'listReleases'> = async ({ query: asked, session }) => {
  const { limit, offset } = pageAsked(asked);
  const states = (asked.status ?? listedStates).filter((state) =>
    listedStates.some((known) => known === state),
  );
  const values = [session.userId, states, limit, offset, seesCorrections(session)];
  const search = searchOf(asked.searchText);
  const found =
    search === null
      ? await query<ListPage>('list-releases', listReleasesSql, values)
      : await query<ListPage>('search-releases', searchReleasesSql, [
          ...values,
          search.pattern,
          search.number,
        ]);
  return pageAnswer(found);
};
