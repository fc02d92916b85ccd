import { ApiError, hasHtml, numberOfState, statesAtTheDesk, type components } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import { text } from '../../shared/texts/texts';

export type User = components['schemas']['User'];
export type UserAddress = components['schemas']['UserAddress'];

/** How many of the newest releases and orders the page shows. */
const newest = 5;

/** An answer that is a plain text is shown as it is. */
const inItsWords = (error: unknown): unknown =>
  error instanceof ApiError && typeof error.cause === 'string' && error.cause !== '' && !hasHtml(error.cause)
    ? new Error(error.cause, { cause: error })
    : error;

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['getUser', id],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await call('getUser', { path: { id }, signal });
        if (!data.id) throw new Error(text('user-missing'));
        return data;
      } catch (error) {
        throw inItsWords(error);
      }
    },
  });

export const addressesQuery = (userId: number) => callQuery('listUserAddresses', { query: { userId } });

export const archiveCountsQuery = (id: number) => callQuery('listArchiveCounts', { path: { id } });

export const userSessionsQuery = (id: number) => callQuery('listUserSessions', { path: { id } });

export const userReleasesQuery = (userId: number) =>
  callQuery('listEditorialQueue', {
    query: {
      userId,
      status: statesAtTheDesk.map(numberOfState),
      limit: newest,
      sortBy: 'submittedDate',
      sortDirection: 'desc',
    },
  });

export const userOrdersQuery = (userId: number) =>
  callQuery('searchOrders', { query: { userId, limit: newest } });
