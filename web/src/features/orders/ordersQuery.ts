import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { readTotal } from '../../shared/formatting/totalCount';

export const pageSize = 50;

export const ordersQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: ['ownOrders', pageNumber],
    queryFn: async ({ signal }) => {
      const { data, headers } = await call('listOwnOrders', {
        query: { pageNumber, limit: pageSize },
        signal,
      });
      return { orders: data, count: readTotal(headers) };
    },
  });

export const orderQuery = (orderNumber: number) =>
  queryOptions({
    queryKey: ['ownOrders', 'item', orderNumber],
    queryFn: async ({ signal }) => (await call('getOwnOrder', { path: { orderNumber }, signal })).data,
  });
