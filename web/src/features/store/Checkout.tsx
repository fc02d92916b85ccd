import { screenAddress } from '@dispatch/contract';
import { Banner, Checkbox, Link, Loader, Stack } from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bundlesQuery, packagesQuery } from '../../shared/api/queries';
import { costOf } from '../../shared/payment/OrderReceipt';
import { Payment } from '../../shared/payment/Payment';
import { readPayPalReturn } from '../../shared/payment/paypal';
import { readPress, type PaidOrder } from '../../shared/payment/press';
import { savedCardsQuery } from '../../shared/savedCards/savedCards';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { isImpersonating } from '../../shared/session/session';
import { text } from '../../shared/texts/texts';
import { StepWizard } from '../../shared/wizard/StepWizard';
import { useStepPlace } from '../../shared/wizard/useStepPlace';
import { bundlePricesQuery, cartQuote, nameOf } from './bundles';
import { cartQuery } from './cart';
import { CartFailure } from './CartFailure';
import { CartTable } from './CartTable';
import { Confirmation } from './Confirmation';
import { keepPaid, type PaidBundles, readPaid } from './paidBundles';
import { useCart } from './useCart';

/** The cart whose payment a reload has interrupted; null without one. */
function interruptedPurchase() {
  const press = readPress('bundle', null);
  const purchase = press === null || press.stage === 'preparing' ? null : press.purchase;
  return purchase?.purpose === 'bundle' ? purchase : null;
}

/** As the address counts. */
const lastStep = '3';

type Renewed = NonNullable<PaidOrder['bundle']>;

interface CheckoutProps {
  /** How what was bought is renewed every year. */
  renewal?: (bundle: Renewed) => ReactNode;
}

/** The cart, its payment, and what has become of it. */
export function Checkout({ renewal }: CheckoutProps) {
  const queryClient = useQueryClient();
  const { query: cart, entries: shown, change, failure, forgetFailure } = useCart();
  const [interrupted, setInterrupted] = useState(interruptedPurchase);
  const [savePayment, setSavePayment] = useState(interrupted?.savePayment ?? false);
  const [query] = useSearchParams();
  const [returned] = useState(() => readPayPalReturn(query));
  const [paid, setPaid] = useState<PaidBundles | null>(() =>
    query.get('currentStep') === lastStep ? readPaid() : null,
  );
  const [isBusy, setBusy] = useState(false);
  const isNew = interrupted === null && returned === null;
  const place = useStepPlace({ furthest: 1, opensAtFirst: isNew, isNew });
  // Whatever was bought before, another order begins.
  useEffect(() => keepPaid(paid), [paid]);
  const entries = interrupted?.cart ?? shown;
  const quote = cartQuote(entries);
  const errors = paid !== null || entries.length > 0 || cart.isPending ? [] : [{ text: text('cart-empty') }];
  const items = () => {
    if (cart.data) return <CartTable entries={entries} onChange={change} />;
    if (!cart.isError) return <Loader label="Loading your cart…" shape="row" />;
    return (
      <FailedLoad
        title="Your cart could not be loaded."
        error={cart.error}
        onRetry={() => void cart.refetch()}
      />
    );
  };
  const onPaid = (orderNumber: number | null, bundle?: Renewed): void => {
    setPaid({ orderNumber, bundle, bought: entries });
    setInterrupted(null);
    for (const { queryKey } of [cartQuery, bundlesQuery, savedCardsQuery])
      void queryClient.invalidateQueries({ queryKey });
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
        home={screenAddress('store')}
        isBegun={false}
        isBusy={isBusy}
        isDone={paid !== null}
        noWayBack={text('store-no-way-back')}
        cost={paid !== null || entries.length === 0 ? null : costOf(quote)}
        steps={[
          {
            id: 'items',
            title: 'Items',
            value: (paid?.bought ?? entries).map(nameOf),
            errors,
            body: (
              <Stack>
                {items()}
                {entries.length > 0 ? <Link href={screenAddress('store')}>Add another bundle</Link> : null}
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
                <Stack>
                  {returned === null || !cart.data ? null : (
                    <Banner tone="info">
                      You came back from PayPal, and your cart is empty. What you have paid for in another
                      window is on My Releases; nothing is charged twice.
                    </Banner>
                  )}
                  {items()}
                </Stack>
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
                  {isImpersonating() ? null : (
                    <Checkbox
                      name="savePayment"
                      isSelected={savePayment}
                      onChange={setSavePayment}
                      isDisabled={isBusy}
                    >
                      {text('save-payment')}
                    </Checkbox>
                  )}
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
