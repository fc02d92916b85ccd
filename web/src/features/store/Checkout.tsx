import { formatMoney } from '@dispatch/contract';
import { Checkbox, Link, Loader, Stack } from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { bundlesQuery, packagesQuery } from '../../shared/api/queries';
import { Payment } from '../../shared/payment/Payment';
import { readPress, type PaidOrder } from '../../shared/payment/press';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { text } from '../../shared/texts/texts';
import { StepWizard } from '../../shared/wizard/StepWizard';
import { useStepPlace } from '../../shared/wizard/useStepPlace';
import { bundlePricesQuery, cartQuote, nameOf } from './bundles';
import { cartQuery, type CartEntry } from './cart';
import { CartFailure } from './CartFailure';
import { CartTable } from './CartTable';
import { Confirmation } from './Confirmation';
import { useCart } from './useCart';

/** The cart whose payment a reload has interrupted; null without one. */
function interruptedPurchase() {
  const press = readPress('bundle', null);
  const purchase = press === null || press.stage === 'preparing' ? null : press.purchase;
  return purchase?.purpose === 'bundle' ? purchase : null;
}

type Renewed = NonNullable<PaidOrder['bundle']>;

interface CheckoutProps {
  /** How what was bought is renewed every year. */
  renewal?: (bundle: Renewed) => ReactNode;
}

interface Paid extends PaidOrder {
  bought: readonly CartEntry[];
}

/** The cart, its payment, and what has become of it. */
export function Checkout({ renewal }: CheckoutProps) {
  const queryClient = useQueryClient();
  const { query, change, failure, forgetFailure } = useCart();
  const [interrupted, setInterrupted] = useState(interruptedPurchase);
  const [savePayment, setSavePayment] = useState(interrupted?.savePayment ?? false);
  const [paid, setPaid] = useState<Paid | null>(null);
  const [isBusy, setBusy] = useState(false);
  const place = useStepPlace({
    furthest: 1,
    opensAtFirst: interrupted === null,
    isNew: interrupted === null,
  });
  const entries = interrupted?.cart ?? query.data?.entries ?? [];
  const quote = cartQuote(entries);
  const errors = entries.length > 0 || query.isPending ? [] : [{ text: text('cart-empty') }];
  const items = () => {
    if (query.data) return <CartTable entries={entries} onChange={change} />;
    if (!query.isError) return <Loader label="Loading your cart…" />;
    return (
      <FailedLoad
        title="Your cart could not be loaded."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  };
  const onPaid = (orderNumber: number | null, bundle?: Renewed): void => {
    setPaid({ orderNumber, bundle, bought: entries });
    setInterrupted(null);
    for (const { queryKey } of [cartQuery, bundlesQuery]) void queryClient.invalidateQueries({ queryKey });
    place.go(2);
  };
  const onReload = async (): Promise<void> => {
    setInterrupted(null);
    await Promise.all(
      [cartQuery, packagesQuery, bundlePricesQuery].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
  return (
    <>
      <StepWizard
        slug="Store · Checkout"
        panelTitle="Order Summary"
        place={place}
        home="/store"
        isBegun={false}
        isBusy={isBusy}
        isDone={paid !== null}
        noWayBack={text('store-no-way-back')}
        total={
          paid !== null || entries.length === 0 ? null : { label: 'Total', amount: formatMoney(quote.total) }
        }
        steps={[
          {
            id: 'items',
            title: 'Items',
            value: entries.map(nameOf),
            errors,
            body: (
              <Stack>
                {items()}
                {entries.length > 0 ? <Link href="/store">Add another bundle</Link> : null}
              </Stack>
            ),
          },
          {
            id: 'payment',
            title: 'Payment',
            value: [],
            errors,
            hasOwnNext: entries.length > 0,
            body:
              entries.length === 0 ? (
                items()
              ) : (
                <Payment
                  distributionId={null}
                  purchase={{ purpose: 'bundle', cart: [...entries], savePayment }}
                  quote={quote}
                  payLabel="Purchase"
                  prepare={() => Promise.resolve({ distributionId: null })}
                  onPaid={onPaid}
                  onReload={onReload}
                  onBusy={setBusy}
                >
                  <Checkbox
                    name="savePayment"
                    isSelected={savePayment}
                    onChange={setSavePayment}
                    isDisabled={isBusy}
                  >
                    {text('save-payment')}
                  </Checkbox>
                </Payment>
              ),
          },
          {
            id: 'confirmation',
            title: 'Confirmation',
            value: [],
            body:
              paid === null ? null : (
                <Confirmation {...paid}>{paid.bundle && renewal?.(paid.bundle)}</Confirmation>
              ),
          },
        ]}
      />
      <CartFailure failure={failure} onClose={forgetFailure} />
    </>
  );
}
