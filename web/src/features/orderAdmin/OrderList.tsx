import { type components, formatUtcDay, screenAddress } from '@dispatch/contract';
import { EmptyState, Link, type TableColumn } from '@dispatch/design-system';
import { download } from '../../shared/api/client';
import { formatDollars } from '../../shared/formatting/price';
import { pageAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { OrderTabs } from './OrderTabs';
import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

const spec = {};

const columns: readonly TableColumn<components['schemas']['OrderListItem']>[] = [
  { id: 'orderId', label: 'Order Id', overflow: 'line', cell: ({ orderId }) => orderId },
  {
    id: 'oktaLogin',
    label: 'Login Username',
    width: '34%',
    cell: ({ orderId, oktaLogin }) => (
      <Link href={screenAddress('adminOrder', { id: orderId })}>{oktaLogin}</Link>
    ),
  },
  {
    id: 'amount',
    label: 'Order Amount',
    align: 'end',
    overflow: 'line',
    cell: ({ amount }) => formatDollars(amount),
  },
  {
    id: 'createdDate',
    label: 'Created Date',
    overflow: 'line',
    cell: ({ createdDate }) => formatUtcDay(createdDate),
  },
  { id: 'releaseId', label: 'Press Release Id', overflow: 'line', cell: ({ releaseId }) => releaseId },
  {
    id: 'directToIris',
    label: 'Direct To Iris',
    overflow: 'line',
    cell: ({ directToIris }) => (directToIris ? 'True' : 'False'),
  },
];

export function OrderList() {
  return (
    <StaffList
      title="Orders"
      name="orders"
      list={useListPlace(spec)}
      rows={(asked) => callQuery('searchOrders', { query: pageAskedOf(asked) }, asPage)}
      loadCsv={({ search }) => download('exportOrders', { query: { searchText: search || undefined } })}
      caption="Orders, newest first"
      columns={columns}
      getKey={({ orderId }) => orderId}
      searchLabel="Search login, order or release number"
      searchCovers="The search covers logins, e-mail addresses, names and organizations, the numbers of orders and releases, and the last four digits of the card that paid."
      empty={<EmptyState title="No orders yet" />}
    >
      <OrderTabs current="orders" />
    </StaffList>
  );
}
