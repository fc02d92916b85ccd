import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { isWide } from '../testing/fold';
import { Link } from '../Link/Link';
import { StatusTag } from '../StatusTag/StatusTag';
import { Table, type TableProps } from './Table';
import type { TableColumn, TableSort } from './tableColumn';
import type { RowKey } from './tableSelection';

const tones = { Paid: 'live', Refunded: 'refused', Pending: 'onhold' } as const;

interface Order {
  id: string;
  placed: string;
  customer: string;
  status: keyof typeof tones;
  total: string;
}

const orders: Order[] = [
  {
    id: 'ORD-88121',
    placed: '20 Nov 2026, 11:31 AM',
    customer: 'Lakeview Health',
    status: 'Paid',
    total: '$349.00',
  },
  {
    id: 'ORD-88117',
    placed: '20 Nov 2026, 10:04 AM',
    customer: 'Harbor Robotics',
    status: 'Refunded',
    total: '−$1,198.00',
  },
  {
    id: 'ORD-88102',
    placed: '19 Nov 2026, 4:47 PM',
    customer: 'Ortiz & Partners',
    status: 'Pending',
    total: '$79.00',
  },
];

const number: TableColumn<Order> = {
  id: 'order',
  label: 'Order',
  cell: ({ id }) => <Link href={`#${id}`}>{id}</Link>,
};

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
  tags: ['needs-review'],
  component: Table<Order>,
  render: (args) => <Held {...args} />,
  args: {
    caption: 'Orders',
    columns: [
      number,
      { id: 'placed', label: 'Placed (ET)', sortable: true, cell: ({ placed }) => placed },
      { id: 'customer', label: 'Customer', sortable: true, cell: ({ customer }) => customer },
      {
        id: 'status',
        label: 'Status',
        cell: ({ status }) => <StatusTag tone={tones[status]}>{status}</StatusTag>,
      },
      { id: 'total', label: 'Total', align: 'end', cell: ({ total }) => total },
    ],
    rows: orders,
    getKey: (order) => order.id,
    sort: { columnId: 'placed', direction: 'descending' },
    onSort: fn(),
  },
} satisfies Meta<typeof Table<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · data grid, rows',
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

/** Headings that sort are reached by Tab; Enter and Space press them. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Placed (ET)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'placed', direction: 'ascending' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'customer', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** Two values in one column: each has a heading that sorts by it, and the one that does is pressed. */
export const SharedColumn: Story = {
  args: {
    columns: [
      number,
      {
        id: 'placed',
        label: 'Placed and customer',
        sorts: [
          { id: 'placed', label: 'Placed (ET)' },
          { id: 'customer', label: 'Customer' },
        ],
        cell: ({ placed, customer }) => `${placed}, ${customer}`,
      },
    ],
  },
  play: async ({ canvas, args }) => {
    const placed = canvas.getByRole('button', { name: 'Placed (ET)' });
    const customer = canvas.getByRole('button', { name: 'Customer' });
    const head = placed.closest('th');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(placed).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(customer);
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'customer', direction: 'ascending' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(customer).toHaveAttribute('aria-pressed', 'true');
    await expect(placed).toHaveAttribute('aria-pressed', 'false');
  },
};

function Selecting(props: TableProps<Order>) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <Table
      {...props}
      selection={{
        selected,
        onChange: setSelected,
        rowLabel: (order) => order.id,
        isSelectable: (order) => order.status !== 'Refunded',
        actions: <Button>Refund</Button>,
      }}
    />
  );
}

/** Boxes are reached by Tab and ticked by Space; one for all ticks what can be ticked. */
export const Selectable: Story = {
  render: (args) => <Selecting {...args} onSort={undefined} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    const first = canvas.getByRole('checkbox', { name: 'Select ORD-88121' });
    await expect(canvas.getByRole('checkbox', { name: 'Select ORD-88117' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeVisible();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.click(all);
    await expect(first).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 selected');
    await userEvent.click(first);
  },
};

export const SelectablePhone: Story = {
  tags: ['behaviour'],
  render: (args) => <Selecting {...args} />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select ORD-88121' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
  },
};

const many = Array.from({ length: 130 }, (_, index): Order => {
  const order = orders[index % orders.length];
  if (order === undefined) throw new Error('There are no orders to repeat.');
  return { ...order, id: `ORD-${88121 - index}` };
});

function Paged(props: TableProps<Order>) {
  const [page, setPage] = useState(1);
  return (
    <Table
      {...props}
      rows={many.slice((page - 1) * 50, page * 50)}
      paging={{ page, pageSize: 50, total: many.length, onPage: setPage, label: 'Pages of orders' }}
    />
  );
}

/** The range is announced when the page turns. */
export const Paging: Story = {
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1-50 of 130');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 51-100 of 130');
    await expect(canvas.getAllByRole('cell')[0]).toHaveTextContent('ORD-88071');
  },
};

/** The head stays while the rows go by; on a phone, where each row has the labels itself, it covers none of them. */
export const StickyHead: Story = {
  args: { rows: many },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'ORD-88021' }).scrollIntoView({ behavior: 'instant' });
    const head = canvas.getByRole('columnheader', { name: 'Order' });
    const { top, bottom } = head.getBoundingClientRect();
    if (isWide()) {
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(top).toBeLessThan(40);
    } else {
      await expect(bottom).toBeLessThanOrEqual(0);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

/** New rows are on their way: those of before stay, as legible as they were. */
export const LoadingAgain: Story = {
  tags: ['behaviour'],
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lakeview Health')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

const failure = (
  <Banner tone="danger" title="The orders could not be loaded." action={<Button>Try again</Button>} />
);

export const Failed: Story = {
  args: { rows: [], failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The orders could not be loaded.');
    await expect(canvas.queryByText('Nothing to show.')).not.toBeInTheDocument();
  },
};

/** The rows of before stay. */
export const FailedAgain: Story = {
  tags: ['behaviour'],
  args: { failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The orders could not be loaded.');
    await expect(canvas.getByText('Lakeview Health')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No orders match.">Try another name.</EmptyState> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders match.' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    rows: [
      {
        id: 'ORD-88121',
        placed: '20 Nov 2026, 11:31 AM',
        customer: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        status: 'Pending',
        total: '$12,345,678.90',
      },
      { ...many[0], id: 'ORD-88120', customer: 'شركة الميناء للروبوتات' } as Order,
    ],
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Selecting {...args} />
    </div>
  ),
};

/** On a phone each row becomes a list of its own, still a table to a screen reader. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Customer')).toHaveLength(orders.length + 1);
    await expect(canvas.getAllByText('Customer')[1]).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('role', 'table');
    await expect(canvas.getAllByRole('row')).toHaveLength(orders.length + 1);
    await expect(canvas.getAllByRole('cell')[0]).toHaveTextContent('ORD-88121');
    await expect(canvas.getByRole('button', { name: 'Customer' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
    await expect(canvas.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};
