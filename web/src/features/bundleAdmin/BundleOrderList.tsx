import { type components, formatUtcDay, screenAddress } from '@dispatch/contract';
import { EmptyState, Link, type TableColumn } from '@dispatch/design-system';
import { download } from '../../shared/api/client';
import { formatDollars } from '../../shared/formatting/price';
import { pageAskedOf, sortAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { callQuery } from '../../shared/api/callQuery';
import { readTotal } from '../../shared/list/totalCount';

const spec = { sorts: ['bundleOrderId', 'oktaLogin', 'amount', 'createdDate'] } as const;

const columns: readonly TableColumn<components['schemas']['BundleOrderListItem']>[] = [
  {
    id: 'bundleOrderId',
    label: 'Bundle Id',
    sortable: true,
    overflow: 'line',
    cell: ({ bundleOrderId }) => bundleOrderId,
  },
  {
    id: 'oktaLogin',
    label: 'Login Username',
    sortable: true,
    width: '50%',
    overflow: 'anywhere',
    cell: ({ bundleOrderId, oktaLogin }) => (
      <Link href={screenAddress('bundleOrder', { id: bundleOrderId })}>{oktaLogin}</Link>
    ),
  },
  {
    id: 'amount',
    label: 'Amount',
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
];

export function BundleOrderList() {
  return (
    <StaffList
      title="Bundle Order List"
      name="bundle orders"
      list={useListPlace(spec)}
      rows={(asked) =>
        callQuery(
          'searchBundleOrders',
          { query: { ...pageAskedOf(asked), ...sortAskedOf(asked) } },
          ({ data, headers }) => ({
            items: data.userBundleOrders,
            count: { ...readTotal(headers), total: data.rowCount },
          }),
        )
      }
      loadCsv={({ search }) => download('exportBundleOrders', { query: { searchText: search || undefined } })}
      caption="Bundle orders"
      columns={columns}
      getKey={({ bundleOrderId }) => bundleOrderId}
      searchLabel="Search login or bundle order"
      searchCovers="The search covers logins, the numbers of bundle orders, and the last four digits of the card that paid."
      empty={<EmptyState title="No bundle orders yet" />}
    />
  );
}
