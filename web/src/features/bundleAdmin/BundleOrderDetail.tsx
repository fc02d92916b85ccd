import { formatUtcDay, formatUtcMoment, screenAddress } from '@dispatch/contract';
import { DescriptionList, Link, SectionHead, Stack, Table, type TableColumn } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '../../shared/api/errorTexts';
import { formatDollars } from '../../shared/formatting/price';
import { ProviderLink } from '../../shared/order/ProviderLink';
import { PermittedLink } from '../../shared/routing/PermittedLink';
import { Loaded } from '../../shared/screen/Loaded';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { text } from '../../shared/texts/texts';
import { BundleLines } from './BundleLines';
import { BundleLots } from './BundleLots';
import { type BundleOrder, bundleLotsQuery, bundleOrderQuery } from './bundleOrders';

const back = (
  <div>
    <Link href={screenAddress('bundleOrders')}>Back to Bundle Order List</Link>
  </div>
);

export function BundleOrderMissing() {
  return (
    <Screen title={text('order-missing')} width="full">
      {back}
    </Screen>
  );
}

function Payments({ payments }: Pick<BundleOrder, 'payments'>) {
  return (
    <Stack gap="tight">
      <SectionHead title="Payment Information" />
      {payments.length === 0 ? <p>Nothing was paid.</p> : null}
      {payments.map(({ confirmationCode, amount, description, createdDate }) => (
        <DescriptionList
          key={confirmationCode}
          items={[
            {
              term: 'Confirmation Code',
              value: (
                <>
                  {confirmationCode} <ProviderLink confirmationCode={confirmationCode} />
                </>
              ),
            },
            { term: 'Amount Paid', value: formatDollars(amount) },
            {
              term: 'Payment',
              value: text('bundle-paid-with', {
                description,
                time: formatUtcMoment(createdDate),
              }),
            },
          ]}
        />
      ))}
    </Stack>
  );
}

const refundColumns: readonly TableColumn<BundleOrder['refunds'][number]>[] = [
  { id: 'line', label: 'Line Items', width: '60%', cell: ({ description }) => description },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    overflow: 'line',
    cell: ({ amount }) => formatDollars(amount),
  },
  {
    id: 'date',
    label: 'Refund Date',
    overflow: 'line',
    cell: ({ createdDate }) => formatUtcDay(createdDate),
  },
];

function Refunds({ refunds }: Pick<BundleOrder, 'refunds'>) {
  return (
    <Stack gap="tight">
      <SectionHead title="Bundle Refunds" />
      <div>
        <Table
          caption="Bundle Refunds"
          columns={refundColumns}
          rows={refunds}
          getKey={({ bundleOrderLineItemId }) => bundleOrderLineItemId}
          empty="Nothing was refunded."
        />
      </div>
    </Stack>
  );
}

export function BundleOrderDetail({ orderId }: { orderId: number }) {
  const query = useQuery(bundleOrderQuery(orderId));
  const lotsQuery = useQuery(bundleLotsQuery(orderId));
  if (hasStatus(query.error, 404)) return <BundleOrderMissing />;
  if (isRefused(query.error)) return <RefusedScreen error={query.error} />;
  return (
    <Screen title={`Bundle Order Id ${orderId}`} width="full">
      {back}
      <Loaded query={query} failure="The bundle order could not be loaded">
        {(order) => (
          <Stack gap="loose">
            <DescriptionList
              items={[
                {
                  term: 'Login Username',
                  value: (
                    <PermittedLink
                      permission="users.manage"
                      href={screenAddress('user', { id: order.userId })}
                    >
                      {order.oktaLogin}
                    </PermittedLink>
                  ),
                },
                { term: 'Order Total', value: formatDollars(order.total) },
              ]}
            />
            <BundleLines order={order} lots={lotsQuery.data ?? []} />
            <Payments payments={order.payments} />
            <Refunds refunds={order.refunds} />
            <Loaded query={lotsQuery} failure="The bundles could not be loaded">
              {(lots) =>
                order.refunds.length < lots.length ? <BundleLots orderId={orderId} lots={lots} /> : null
              }
            </Loaded>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
