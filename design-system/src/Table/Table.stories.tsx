import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link';
import { StatusTag } from '../StatusTag/StatusTag';
import { Table, type TableProps } from './Table';
import type { TableSort } from './tableColumn';

interface Order {
  id: string;
  placed: string;
  customer: string;
  tone: 'live' | 'refused' | 'onhold';
  status: string;
  total: string;
}

const orders: Order[] = [
  {
    id: 'ORD-88121',
    placed: '20 Nov 2026, 11:31 AM',
    customer: 'Lakeview Health',
    tone: 'live',
    status: 'Paid',
    total: '$349.00',
  },
  {
    id: 'ORD-88117',
    placed: '20 Nov 2026, 10:04 AM',
    customer: 'Harbor Robotics',
    tone: 'refused',
    status: 'Refunded',
    total: '−$1,198.00',
  },
  {
    id: 'ORD-88102',
    placed: '19 Nov 2026, 4:47 PM',
    customer: 'Ortiz & Partners',
    tone: 'onhold',
    status: 'Pending',
    total: '$79.00',
  },
];

function cell(order: Order, column: string) {
  if (column === 'order') return <Link href={`#${order.id}`}>{order.id}</Link>;
  if (column === 'placed') return order.placed;
  if (column === 'customer') return order.customer;
  if (column === 'status') return <StatusTag tone={order.tone}>{order.status}</StatusTag>;
  return order.total;
}

function Held(props: TableProps<Order>) {
  const [sort, setSort] = useState<TableSort | undefined>(props.sort);
  return (
    <Table
      {...props}
      sort={sort}
      onSort={(next) => {
        setSort(next);
        props.onSort?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Content/Table',
  component: Table<Order>,
  render: (args) => <Held {...args} />,
  args: {
    caption: 'Orders',
    columns: [
      { id: 'order', label: 'Order' },
      { id: 'placed', label: 'Placed (ET)', sortable: true },
      { id: 'customer', label: 'Customer', sortable: true },
      { id: 'status', label: 'Status' },
      { id: 'total', label: 'Total', align: 'end' },
    ],
    rows: orders,
    getKey: (order) => order.id,
    renderCell: cell,
    sort: { columnId: 'placed', direction: 'descending' },
    onSort: fn(),
  },
} satisfies Meta<typeof Table<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Placed (ET)' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'customer', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'customer', direction: 'descending' });
    await expect(canvas.getByRole('columnheader', { name: 'Placed (ET)' })).not.toHaveAttribute('aria-sort');
  },
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Empty: Story = { args: { rows: [], empty: 'No orders match.' } };

/** On a phone each row becomes a list of its own, still a table to a screen reader. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Customer')).toHaveLength(orders.length + 1);
    await expect(canvas.getAllByText('Customer')[1]).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(orders.length + 1);
    await expect(canvas.getAllByRole('cell')[0]).toHaveTextContent('ORD-88121');
  },
};
