import { dueSoonUntil, numberOfState, statesInReview, statesUndecided } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { type Search, searchedFor, searchOf } from '../../platform/call/searchText';
import { neverAtTheDesk } from '../lifecycle/moveRelease';
import { deskViewList } from './deskViewsSql';
import {
  customersMeant,
  queueList,
  queueOfUser,
  queueSearch,
  queueSearchOfMany,
  type QueueSort,
} from './listEditorialQueueSql';

const waiting = statesInReview.map(numberOfState);
const undecided = statesUndecided.map(numberOfState);

/** The states of a call at the desk: without `status` what waits for it. Drafts are never among them. */
const askedStates = ({ status = waiting }: { status?: number[] }): number[] =>
  [...new Set(status)].filter((state) => !neverAtTheDesk.has(state));

/** The states that a view of the desk is asked for in; without `status` what waits there, and of one's own what is undecided. */
export const statesOfView = ({ queue, status }: { queue?: string; status?: number[] }): number[] =>
  askedStates({ status: status ?? (queue === 'mine' ? undecided : undefined) });

type Page = { states: number[]; limit: number; offset: number; now: Date; me: number };

/** One page of the releases in these states that a search means. */
export const searchQueue = async (sort: QueueSort, page: Page, search: Search): Promise<ListPage> => {
  const people = await customersMeant(search);
  return people === null
    ? queueSearchOfMany(sort).one({ ...page, ...search })
    : queueSearch(sort).one({ ...page, ...search, people });
};

/** The editorial queue, oldest due first unless told. */
export const listEditorialQueue: Handler<'listEditorialQueue'> = async ({ query: asked, session, now }) => {
  const page = { states: askedStates(asked), ...pageAsked(asked), now, me: session.userId };
  const { sortBy: by = 'releaseDate', sortDirection: direction = 'asc', userId, searchText } = asked;
  const sort = { by, direction };
  if (asked.queue !== undefined) {
    const { queue: view } = asked;
    const states = statesOfView(asked);
    const among = { userId: userId ?? null, dueUntil: dueSoonUntil(now), ...searchedFor(searchText) };
    return pageAnswer(await deskViewList({ view, ...sort }).all({ ...page, ...among, states }));
  }
  if (userId !== undefined)
    return pageAnswer(await queueOfUser(sort).all({ ...page, ...searchedFor(searchText), userId }));
  const search = searchOf(searchText);
  if (search === null) return pageAnswer(await queueList(sort).all(page));
  return pageAnswer([await searchQueue(sort, page, search)]);
};
