import { formatMoney, fromDollars, times, screenAddress } from '@dispatch/contract';
import { ActionBar, ButtonLink, EmptyState, IconButton, SectionHead, Table } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { formatDollars } from '../../shared/formatting/price';
import { nameOf } from './bundles';
import { adding, removing, type CartChange, type CartEntry } from './cart';

interface Row {
  entry: CartEntry;
  count: number;
}

/** One row for bundles of one kind. */
const rowsOf = (entries: readonly CartEntry[]): Row[] => {
  const rows = new Map<number, Row>();
  for (const entry of entries) {
    const { count = 0 } = rows.get(entry.bundlePackagePriceId) ?? {};
    rows.set(entry.bundlePackagePriceId, { entry, count: count + 1 });
  }
  return [...rows.values()];
};

const columns = [
  { id: 'bundle', label: 'Bundle', overflow: 'wrap' },
  { id: 'discount', label: 'Discount', overflow: 'line' },
  { id: 'price', label: 'Price', overflow: 'line', align: 'end' },
  { id: 'count', label: 'Bundles', overflow: 'line', align: 'end' },
  { id: 'amount', label: 'Amount', overflow: 'line', align: 'end' },
  { id: 'change', label: 'Add or remove', overflow: 'line' },
] as const;

type Cells = Record<(typeof columns)[number]['id'], (row: Row) => ReactNode>;

interface CartTableProps {
  entries: readonly CartEntry[];
  onChange: (change: CartChange) => void;
}

/** What is in the cart, each kind with the way to add another or to remove one. */
export function CartTable({ entries, onChange }: CartTableProps) {
  const cells: Cells = {
    bundle: ({ entry }) => nameOf(entry),
    discount: ({ entry }) => entry.description,
    price: ({ entry }) => formatDollars(entry.amount),
    count: ({ count }) => count,
    amount: ({ entry, count }) => formatMoney(times(fromDollars(entry.amount), count)),
    change: (row) => (
      <ActionBar>
        <IconButton
          icon="plus"
          label={`Add another: ${nameOf(row.entry)}`}
          onPress={() => onChange(adding(row.entry))}
        />
        <IconButton
          icon="minus"
          label={`Remove: ${nameOf(row.entry)}`}
          onPress={() => onChange(removing(row.entry))}
        />
      </ActionBar>
    ),
  };
  return (
    <div>
      <SectionHead title="In your cart" />
      <Table
        caption="Bundles in your cart"
        columns={columns}
        rows={rowsOf(entries)}
        getKey={({ entry }) => entry.bundlePackagePriceId}
        renderCell={(row, columnId) => cells[columnId as keyof Cells](row)}
        empty={
          <EmptyState
            title="Your bag is empty."
            action={<ButtonLink href={screenAddress('store')}>Go to Store</ButtonLink>}
          />
        }
      />
    </div>
  );
}
