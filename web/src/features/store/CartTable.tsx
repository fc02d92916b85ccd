import { formatMoney, fromDollars, times, screenAddress } from '@dispatch/contract';
import {
  ActionBar,
  ButtonLink,
  EmptyState,
  IconButton,
  SectionHead,
  Table,
  type TableColumn,
} from '@dispatch/design-system';
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

interface CartTableProps {
  entries: readonly CartEntry[];
  onChange: (change: CartChange) => void;
}

/** What is in the cart, each kind with the way to add another or to remove one. */
export function CartTable({ entries, onChange }: CartTableProps) {
  const columns: readonly TableColumn<Row>[] = [
    { id: 'bundle', label: 'Bundle', overflow: 'wrap', cell: ({ entry }) => nameOf(entry) },
    { id: 'discount', label: 'Discount', overflow: 'line', cell: ({ entry }) => entry.description },
    {
      id: 'price',
      label: 'Price',
      overflow: 'line',
      align: 'end',
      cell: ({ entry }) => formatDollars(entry.amount),
    },
    { id: 'count', label: 'Bundles', overflow: 'line', align: 'end', cell: ({ count }) => count },
    {
      id: 'amount',
      label: 'Amount',
      overflow: 'line',
      align: 'end',
      cell: ({ entry, count }) => formatMoney(times(fromDollars(entry.amount), count)),
    },
    {
      id: 'change',
      label: 'Add or remove',
      overflow: 'line',
      cell: ({ entry }) => (
        <ActionBar>
          <IconButton
            icon="plus"
            label={`Add another: ${nameOf(entry)}`}
            onPress={() => onChange(adding(entry))}
          />
          <IconButton
            icon="minus"
            label={`Remove: ${nameOf(entry)}`}
            onPress={() => onChange(removing(entry))}
          />
        </ActionBar>
      ),
    },
  ];
  return (
    <div>
      <SectionHead title="In your cart" />
      <Table
        caption="Bundles in your cart"
        columns={columns}
        rows={rowsOf(entries)}
        getKey={({ entry }) => entry.bundlePackagePriceId}
        empty={
          <EmptyState
            title="Your cart is empty."
            action={<ButtonLink href={screenAddress('store')}>Go to Store</ButtonLink>}
          />
        }
      />
    </div>
  );
}
