import { type components, formatUtcDay, orderStateNames, screenAddress } from '@dispatch/contract';
import { Fold, Link, type TableColumn } from '@dispatch/design-system';
import { download } from '../../shared/api/client';
import { formatDollars } from '../../shared/formatting/price';
import { filterCount, ListFilters, nothingListed } from '../../shared/list/ListFilters';
import { afterAskedOf, pageAskedOf, sortAskedOf, useListPlace } from '../../shared/list/listPlace';
import { PermittedLink } from '../../shared/routing/PermittedLink';
import { StaffList } from '../../shared/list/StaffList';
import { OrderTabs } from './OrderTabs';
import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';
import { type OrderFilter, orderAsked, orderFilterFields, type OrderSort, orderSpec } from './orderFilters';

const columns: readonly TableColumn<components['schemas']['OrderListItem']>[] = [
  { id: 'orderId', label: 'Order Id', overflow: 'line', cell: ({ orderId }) => orderId },
  {
    id: 'oktaLogin',
    label: 'Login Username',
    width: '30%',
    cell: ({ orderId, oktaLogin }) => (
      <Link href={screenAddress('adminOrder', { id: orderId })}>{oktaLogin}</Link>
    ),
  },
  {
    id: 'amount',
    label: 'Order Amount',
    sortable: true,
    align: 'end',
    overflow: 'line',
    cell: ({ amount }) => formatDollars(amount),
  },
  {
    id: 'createdDate',
    label: 'Created Date',
    sortable: true,
    overflow: 'line',
    cell: ({ createdDate }) => formatUtcDay(createdDate),
  },
  {
    id: 'releaseId',
    label: 'Press Release Id',
    overflow: 'line',
    cell: ({ releaseId, distributionId: id }) => (
      <PermittedLink permission="releases.review" href={screenAddress('review', { id })}>
        {releaseId}
      </PermittedLink>
    ),
  },
  { id: 'state', label: 'State', cell: ({ state }) => orderStateNames[state] },
  { id: 'paidWith', label: 'Paid with', cell: ({ paidWith }) => paidWith ?? '-' },
  {
    id: 'directToIris',
    label: 'Direct To Iris',
    overflow: 'line',
    cell: ({ directToIris }) => (directToIris ? 'True' : 'False'),
  },
];

export function OrderList() {
  const list = useListPlace<OrderSort, OrderFilter>(orderSpec);
  const count = filterCount(list.place);
  return (
    <StaffList
      title="Orders"
      name="orders"
      list={list}
      kind="order"
      rows={(asked) =>
        callQuery(
          'searchOrders',
          {
            query: {
              ...pageAskedOf(asked),
              ...sortAskedOf(asked),
              ...afterAskedOf(asked),
              ...orderAsked(asked),
            },
          },
          asPage,
        )
      }
      loadCsv={(asked) => download('exportOrders', { query: orderAsked(asked) })}
      caption="Orders"
      columns={columns}
      getKey={({ orderId }) => orderId}
      isKeyset
      searchLabel="Search login, order or release number"
      searchCovers="The search covers logins, e-mail addresses, names and organizations, the numbers of orders and releases, and the last four digits of the card that paid."
      empty={nothingListed(list.place, 'No orders yet')}
    >
      <OrderTabs current="orders" />
      <Fold title={count === 0 ? 'Filters' : `Filters (${count})`} isOpenAtFirst={count > 0}>
        <ListFilters {...list} fields={orderFilterFields} />
      </Fold>
    </StaffList>
  );
}
