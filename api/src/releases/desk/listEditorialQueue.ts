import { numberOfState, statesInReview } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchedFor, searchOf } from '../../platform/call/searchText';
import { neverAtTheDesk } from '../lifecycle/moveRelease';
import {
  customersMeant,
  queueList,
  queueOfUser,
  queueSearch,
  queueSearchOfMany,
} from './listEditorialQueueSql';

const waiting = statesInReview.map(numberOfState);

/** The states of a call at the desk: without `status` what waits for it. Drafts are never among them. */
export const askedStates = ({ status = waiting }: { status?: number[] }): number[] =>
  [...new Set(status)].filter((state) => !neverAtTheDesk.has(state));

/** The editorial queue, oldest due first unless told. */
export const listEditorialQueue: Handler<'listEditorialQueue'> = async ({ query: asked, now }) => {
  const page = { states: askedStates(asked), ...pageAsked(asked), now };
  const { sortBy: by = 'releaseDate', sortDirection: direction = 'asc', userId, searchText } = asked;
  const sort = { by, direction };
  if (userId !== undefined)
    return pageAnswer(await queueOfUser(sort).all({ ...page, ...searchedFor(searchText), userId }));
  const search = searchOf(searchText);
  if (search === null) return pageAnswer(await queueList(sort).all(page));
  const people = await customersMeant(search);
  return pageAnswer(
    people === null
      ? await queueSearchOfMany(sort).all({ ...page, ...search })
      : await queueSearch(sort).all({ ...page, ...search, people }),
  );
};
