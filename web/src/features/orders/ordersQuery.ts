import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

export const pageSize = 50;

export const ordersQuery = (pageNumber: number) =>
  callQuery('listOwnOrders', { query: { pageNumber, limit: pageSize } }, asPage);

export const orderQuery = (orderNumber: number) => callQuery('getOwnOrder', { path: { orderNumber } });
