import { formatMoment, purchaseNames, screenAddress } from '@dispatch/contract';
import { Button, ButtonLink, EmptyState, Link, Loader, Table } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDollars } from '../../shared/formatting/price';
import { rangeText } from '../../shared/formatting/totalCount';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { BoughtFor, boughtItems, OrderStatus, type OwnOrder } from './OrderParts';
import { ordersQuery, pageSize } from './ordersQuery';

const columns = [
  { id: 'number', label: 'Order', overflow: 'line' },
  { id: 'date', label: 'Date', overflow: 'line' },
  { id: 'what', label: 'What', width: '45%' },
  { id: 'amount', label: 'Amount', overflow: 'line', align: 'end' },
  { id: 'status', label: 'Status' },
  { id: 'refunded', label: 'Refunded', overflow: 'line', align: 'end' },
] as const;

const cells: Record<(typeof columns)[number]['id'], (order: OwnOrder) => ReactNode> = {
  number: ({ orderNumber }) => (
    <Link href={screenAddress('order', { number: orderNumber })}>{orderNumber}</Link>
  ),
  date: ({ createdDate }) => formatMoment(createdDate),
  what: (order) => (
    <>
      <div>{[purchaseNames[order.purpose], boughtItems(order)].filter(Boolean).join(': ')}</div>
      <div>
        <BoughtFor release={order.release} />
      </div>
    </>
  ),
  amount: ({ amount }) => formatDollars(amount),
  status: ({ state }) => <OrderStatus state={state} />,
  refunded: ({ refundedAmount }) => (refundedAmount > 0 ? formatDollars(refundedAmount) : '-'),
};

interface OrdersTableProps {
  page: number;
  onPage: (page: number) => void;
}

/** The orders of the customer. A list that could not be loaded says so: an empty one would say that nothing was paid. */
export function OrdersTable({ page, onPage }: OrdersTableProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...ordersQuery(page),
    placeholderData: keepPreviousData,
  });
  const retry = (
    <FailedLoad title="Your orders could not be loaded" error={error} onRetry={() => void refetch()} />
  );
  if (!data) return error ? retry : <Loader label="Loading orders…" />;
  if (data.count.total === 0 && !error) {
    return (
      <EmptyState title="No orders yet" action={<ButtonLink href="/">My Releases</ButtonLink>}>
        What you pay for stands here with its receipt.
      </EmptyState>
    );
  }
  return (
    <Table
      caption="Orders, newest first"
      columns={columns}
      rows={data.items}
      getKey={({ orderNumber }) => orderNumber}
      renderCell={(order, columnId) => cells[columnId as keyof typeof cells](order)}
      isLoading={isPlaceholderData}
      failure={error ? retry : undefined}
      empty={
        <EmptyState
          title="Nothing on this page"
          action={<Button onPress={() => onPage(1)}>Go to the first page</Button>}
        />
      }
      paging={
        data.items.length === 0
          ? undefined
          : {
              page,
              pageSize,
              total: data.count.total,
              onPage,
              rangeText: rangeText(page, pageSize, data.count),
              label: 'Pages of orders',
            }
      }
    />
  );
}
