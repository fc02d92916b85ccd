import { formatMoment, purchaseNames, screenAddress } from '@dispatch/contract';
import {
  ActionBar,
  DescriptionList,
  Link,
  SectionHead,
  Stack,
  StatusTag,
  Table,
  type TableColumn,
} from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '../../shared/api/errorTexts';
import { formatDollars } from '../../shared/formatting/price';
import { useReceipts } from '../../shared/receipts/useReceipts';
import { Loaded } from '../../shared/screen/Loaded';
import { NotFoundScreen } from '../../shared/screen/NotFoundScreen';
import { Screen } from '../../shared/screen/Screen';
import { toneOfStatus } from '../../shared/status/statusTones';
import { BoughtFor, boughtItems, OrderStatus, type OwnOrder } from './OrderParts';
import { orderQuery } from './ordersQuery';

type Refund = OwnOrder['refunds'][number];

const refundWords = {
  requested: ['Requested', 'Our team decides on it.'],
  underway: ['Under way', 'The payment provider has been asked to send it back.'],
  failed: [
    'Failed',
    'The payment provider could not send it back. Our team sees this; you need not do anything.',
  ],
  declined: ['Declined', 'Our team has decided not to refund it.'],
  refunded: ['Refunded', null],
} as const satisfies Record<Refund['state'], readonly [name: string, meaning: string | null]>;

function RefundState({ state, reason }: Refund) {
  const [name, meaning] = refundWords[state];
  return (
    <>
      <StatusTag tone={toneOfStatus(name)}>{name}</StatusTag>
      {meaning === null ? null : <div>{meaning}</div>}
      {reason === null ? null : <div>{reason}</div>}
    </>
  );
}

const refundColumns: readonly TableColumn<Refund>[] = [
  { id: 'at', label: 'When', overflow: 'line', cell: ({ at }) => formatMoment(at) },
  {
    id: 'amount',
    label: 'Amount',
    overflow: 'line',
    align: 'end',
    cell: ({ amount }) => formatDollars(amount),
  },
  { id: 'state', label: 'Status', cell: (refund) => <RefundState {...refund} /> },
];

function Refunds({ refunds }: Pick<OwnOrder, 'refunds'>) {
  return (
    <Stack gap="tight">
      <SectionHead title="Refunds" />
      <div>
        <Table
          caption="Refunds, newest first"
          columns={refundColumns}
          rows={refunds.map((refund, place) => ({ ...refund, place }))}
          getKey={({ place }) => place}
        />
      </div>
    </Stack>
  );
}

function Facts({ order }: { order: OwnOrder }) {
  const { orderNumber, purpose, createdDate, amount, paidWith, refundedAmount } = order;
  return (
    <DescriptionList
      items={[
        { term: 'Order number', value: orderNumber },
        { term: 'Date', value: formatMoment(createdDate) },
        { term: 'What', value: [purchaseNames[purpose], boughtItems(order)].filter(Boolean).join(': ') },
        { term: purpose === 'bundle' ? 'Bundles' : 'Release', value: <BoughtFor release={order.release} /> },
        { term: 'Status', value: <OrderStatus state={order.state} /> },
        { term: 'Amount', value: formatDollars(amount) },
        ...(paidWith === null ? [] : [{ term: 'Paid with', value: paidWith }]),
        ...(refundedAmount === 0 ? [] : [{ term: 'Refunded', value: formatDollars(refundedAmount) }]),
      ]}
    />
  );
}

function OrderReceipt({ orderNumber }: { orderNumber: number }) {
  const { receipts, actions } = useReceipts({ orderId: orderNumber }, { isShown: true });
  return (
    <Stack gap="tight">
      <SectionHead title="Receipt" />
      {receipts}
      <ActionBar>{actions}</ActionBar>
    </Stack>
  );
}

/** One order of the customer: what it was, its receipt, and what went back. */
export function OrderPage({ orderNumber }: { orderNumber: number }) {
  const query = useQuery(orderQuery(orderNumber));
  if (hasStatus(query.error, 404)) return <NotFoundScreen />;
  return (
    <Screen title={`Order ${orderNumber}`} slug="Orders">
      <Stack>
        <div>
          <Link href={screenAddress('orders')}>Back to My Orders</Link>
        </div>
        <Loaded query={query} failure="Your order could not be loaded" loading="Loading your order…">
          {(order) => (
            <Stack>
              <Facts order={order} />
              {order.refunds.length > 0 ? <Refunds refunds={order.refunds} /> : null}
              <OrderReceipt orderNumber={orderNumber} />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Screen>
  );
}
