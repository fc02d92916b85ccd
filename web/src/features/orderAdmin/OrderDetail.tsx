import { type components, formatUtcDay, formatUtcMoment, screenAddress } from '@dispatch/contract';
import { DescriptionList, Link, SectionHead, Split, Stack, StatusTag } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '../../shared/api/errorTexts';
import { formatDollars } from '../../shared/formatting/price';
import { ProviderLink } from '../../shared/order/ProviderLink';
import { PermittedLink } from '../../shared/routing/PermittedLink';
import { Receipt } from '../../shared/parts/Receipt/Receipt';
import { Loaded } from '../../shared/screen/Loaded';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { RecordViewers } from '../../shared/record/RecordViewers';
import { Timeline } from '../../shared/record/Timeline';
import { Screen } from '../../shared/screen/Screen';
import { isPermitted } from '../../shared/session/session';
import { text } from '../../shared/texts/texts';
import { paymentLabel } from './paymentLabel';
import { RefundSection } from './RefundSection';
import { callQuery } from '../../shared/api/callQuery';

type AdminPayment = components['schemas']['AdminOrder']['payments'][number];

const back = (
  <div>
    <Link href={screenAddress('adminOrders')}>Back to Orders List</Link>
  </div>
);

/** Where the coupon that took something off an order is shown, by its code. */
const couponAddress = ({ type, confirmationCode: code }: AdminPayment): string | null => {
  if (code === null) return null;
  if (type === 'coupon') return screenAddress('coupons', { uniqueCoupons: code });
  return type === 'universal coupon' ? screenAddress('coupons', { universalCoupons: code }) : null;
};

function CouponLink({ payment }: { payment: AdminPayment }) {
  const address = couponAddress(payment);
  return address !== null && isPermitted('coupons.manage') ? (
    <Link href={address}>Show the coupon</Link>
  ) : null;
}

function OrderedRelease({
  release,
}: {
  release: NonNullable<components['schemas']['AdminOrder']['release']>;
}) {
  const { distributionId: id, headline, prwebPressReleaseId, isDeleted } = release;
  const words = `${headline || 'Untitled release'} (PRID ${prwebPressReleaseId})`;
  return isDeleted ? (
    words
  ) : (
    <PermittedLink permission="releases.review" href={screenAddress('review', { id })}>
      {words}
    </PermittedLink>
  );
}

export function OrderMissing() {
  return (
    <Screen title={text('order-missing')} width="full">
      {back}
    </Screen>
  );
}

export function OrderDetail({ orderId }: { orderId: number }) {
  const query = useQuery({
    ...callQuery('getOrder', { query: { orderId } }),
  });
  if (hasStatus(query.error, 404)) return <OrderMissing />;
  if (isRefused(query.error)) return <RefusedScreen error={query.error} />;
  return (
    <Screen title={`Order ${orderId}`} presence={<RecordViewers kind="order" id={orderId} />} width="full">
      {back}
      <Loaded query={query} failure="The order could not be loaded">
        {(order) => (
          <Split
            side={
              <Receipt
                title={`Order ${order.orderNumber}`}
                lines={order.lineItems.map(({ description, quantity, amount }) => ({
                  label: description,
                  amount: formatDollars(amount),
                  note: quantity > 1 && order.purpose !== 'bundle' ? `Quantity ${quantity}` : undefined,
                }))}
                total={{ label: 'Total', amount: formatDollars(order.amount) }}
              />
            }
          >
            <Stack>
              <DescriptionList
                items={[
                  { term: 'Order Number', value: order.orderNumber },
                  { term: 'Created Date', value: formatUtcMoment(order.createdDate) },
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
                  { term: 'Primary Email', value: order.email },
                  ...(order.release === null
                    ? []
                    : [{ term: 'Release', value: <OrderedRelease release={order.release} /> }]),
                  {
                    term: 'Revenue Recognized',
                    value:
                      order.revenueRecognitionDate === null ? (
                        'No'
                      ) : (
                        <>
                          <StatusTag>Revenue Recognized</StatusTag>{' '}
                          {formatUtcDay(order.revenueRecognitionDate)}
                        </>
                      ),
                  },
                ]}
              />
              <Stack gap="tight">
                <SectionHead title="Payment Information" />
                {order.payments.length === 0 ? (
                  <p>Nothing was paid.</p>
                ) : (
                  <DescriptionList
                    items={order.payments.map((payment) => ({
                      term: paymentLabel(payment),
                      value: (
                        <>
                          {formatDollars(payment.amount)}
                          {payment.type === 'credit card' ? `, ${payment.description}` : ''}{' '}
                          {payment.confirmationCode === null ? null : (
                            <ProviderLink confirmationCode={payment.confirmationCode} />
                          )}{' '}
                          <CouponLink payment={payment} />
                        </>
                      ),
                    }))}
                  />
                )}
              </Stack>
              <RefundSection order={order} />
              <Timeline kind="order" id={orderId} />
            </Stack>
          </Split>
        )}
      </Loaded>
    </Screen>
  );
}
