import { formatMoment, purchaseNames, screenAddress } from '@dispatch/contract';
import { ButtonLink, EmptyState, Link, type TableColumn } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDollars } from '../../shared/formatting/price';
import { PagedTable } from '../../shared/list/PagedTable';
import { BoughtFor, boughtItems, OrderStatus, type OwnOrder } from './OrderParts';
import { ordersQuery, pageSize } from './ordersQuery';

const columns: readonly TableColumn<OwnOrder>[] = [
  {
    id: 'number',
    label: 'Order',
    overflow: 'line',
    cell: ({ orderNumber }) => (
      <Link href={screenAddress('order', { number: orderNumber })}>{orderNumber}</Link>
    ),
  },
  { id: 'date', label: 'Date', overflow: 'line', cell: ({ createdDate }) => formatMoment(createdDate) },
  {
    id: 'what',
    label: 'What',
    width: '45%',
    cell: (order) => (
      <>
        <div>{[purchaseNames[order.purpose], boughtItems(order)].filter(Boolean).join(': ')}</div>
        <div>
          <BoughtFor release={order.release} />
        </div>
      </>
    ),
  },
  {
    id: 'amount',
    label: 'Amount',
    overflow: 'line',
    align: 'end',
    cell: ({ amount }) => formatDollars(amount),
  },
  { id: 'status', label: 'Status', cell: ({ state }) => <OrderStatus state={state} /> },
  {
    id: 'refunded',
    label: 'Refunded',
    overflow: 'line',
    align: 'end',
    cell: ({ refundedAmount }) => (refundedAmount > 0 ? formatDollars(refundedAmount) : '-'),
  },
];

interface OrdersTableProps {
  page: number;
  onPage: (page: number) => void;
}

/** The orders of the customer. */
export function OrdersTable({ page, onPage }: OrdersTableProps) {
  const query = useQuery({ ...ordersQuery(page), placeholderData: keepPreviousData });
  if (query.data?.count.total === 0 && !query.error) {
    return (
      <EmptyState title="No orders yet" action={<ButtonLink href="/">My Releases</ButtonLink>}>
        What you pay for stands here with its receipt.
      </EmptyState>
    );
  }
  return (
    <PagedTable
      name="orders"
      caption="Orders, newest first"
      failure="Your orders could not be loaded"
      columns={columns}
      getKey={({ orderNumber }) => orderNumber}
      {...{ query, page, pageSize, onPage }}
    />
  );
}
