import { ApiError, hasHtml, numberOfState, statesAtTheDesk, type components } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
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
    queryKey: ['users', 'one', id],
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

export const addressesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['users', 'addresses', userId],
    queryFn: async ({ signal }) => (await call('listUserAddresses', { query: { userId }, signal })).data,
  });

export const archiveCountsQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', 'archive', id],
    queryFn: async ({ signal }) => (await call('listArchiveCounts', { path: { id }, signal })).data,
  });

export const userSessionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', 'sessions', id],
    queryFn: async ({ signal }) => (await call('listUserSessions', { path: { id }, signal })).data,
  });

export const userReleasesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['users', 'releases', userId],
    queryFn: async ({ signal }) => {
      const query = { userId, status: statesAtTheDesk.map(numberOfState), limit: newest };
      const order = { sortBy: 'submittedDate', sortDirection: 'desc' } as const;
      return (await call('listEditorialQueue', { query: { ...query, ...order }, signal })).data;
    },
  });

export const userOrdersQuery = (userId: number) =>
  queryOptions({
    queryKey: ['users', 'orders', userId],
    queryFn: async ({ signal }) =>
      (await call('searchOrders', { query: { userId, limit: newest }, signal })).data,
  });
