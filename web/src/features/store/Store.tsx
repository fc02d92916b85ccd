import {
  formatDay,
  lotExpiry,
  packageTraits,
  releasesIn,
  storePackages,
  type StorePackageId,
  type components,
  screenAddress,
} from '@dispatch/contract';
import {
  ActionBar,
  Banner,
  Button,
  DescriptionList,
  Link,
  RadioGroup,
  SectionHead,
  Split,
  Stack,
  WithBar,
} from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bundlesQuery } from '../../shared/api/queries';
import { prepaidOf } from '../../shared/discounts/discounts';
import { formatDollars } from '../../shared/formatting/price';
import { packageFeatures } from '../../shared/packages/packageFeatures';
import { OrderReceipt } from '../../shared/payment/OrderReceipt';
import { text } from '../../shared/texts/texts';
import { cartQuote, figuresOf, nameOf, priceOf, releasePrice, tiersOf } from './bundles';
import { adding, type CartEntry } from './cart';
import { CartFailure } from './CartFailure';
import styles from './Store.module.css';
import { useCart } from './useCart';

interface StoreProps {
  packages: readonly components['schemas']['Package'][];
  prices: readonly CartEntry[];
}

const missingOf = (hasType: boolean, hasQuantity: boolean): string | undefined => {
  if (!hasType && !hasQuantity) return 'Please choose a release type and a quantity.';
  if (!hasType) return 'Please choose a release type.';
  return hasQuantity ? undefined : 'Please choose a quantity.';
};

/** A release type, how many, and what that costs. */
export function Store({ packages, prices }: StoreProps) {
  const { entries, change, isChanging, failure, forgetFailure } = useCart();
  const { data: bundles = [] } = useQuery(bundlesQuery);
  const [now] = useState(() => new Date());
  const [type, setType] = useState<StorePackageId | null>(null);
  const [quantity, setQuantity] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const types = storePackages.filter((id) => tiersOf(prices, id).length > 0);
  const shownType = type ?? types[0];
  const tiers = shownType === undefined ? [] : tiersOf(prices, shownType);
  const tier = tiers.find((one) => String(one.quantity) === quantity);
  const chosen = type === null ? undefined : tier;
  const missing = missingOf(type !== null, tier !== undefined);
  const leftOf = (id: StorePackageId): string => {
    const { left, firstExpiry } = prepaidOf(bundles, id, now);
    return firstExpiry === null ? '' : `You have ${left} left, the first until ${formatDay(firstExpiry)}`;
  };
  const add = (): void => {
    if (chosen === undefined) return;
    setAdded(null);
    change(adding(chosen), { onSuccess: () => setAdded(nameOf(chosen)) });
  };
  const reset = (): void => {
    setType(null);
    setQuantity(null);
    setAdded(null);
  };
  return (
    <WithBar
      at="end"
      bar={
        <ActionBar>
          <Button variant="primary" onPress={add} isPending={isChanging} blockedReason={missing}>
            Add to cart
          </Button>
          <Button onPress={reset}>Reset</Button>
        </ActionBar>
      }
    >
      <Split
        side={
          <Stack>
            <Summary packages={packages} type={type} tier={tier} />
            {added === null ? null : (
              <Banner tone="success" title="Added to your cart">
                {added}.
              </Banner>
            )}
            {entries.length === 0 ? null : (
              <OrderReceipt title="In your cart" quote={cartQuote(entries)}>
                <Link href={screenAddress('storeCheckout')}>View Bag & Checkout</Link>
              </OrderReceipt>
            )}
          </Stack>
        }
      >
        <Stack>
          <RadioGroup
            label="1. Choose a release type"
            name="releaseType"
            value={type}
            onChange={(id) => setType(types.find((one) => one === id) ?? null)}
            options={types.map((id) => ({
              id,
              label: packageTraits[id].name,
              description: [eachOf(packages, id), leftOf(id), packageFeatures(id, text).join(' · ')].map(
                (line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ),
              ),
            }))}
          />
          <RadioGroup
            label="2. Choose a quantity"
            description="to use over 12 months"
            name="quantity"
            value={tier === undefined ? null : quantity}
            onChange={setQuantity}
            options={tiers.map((one) => ({
              id: String(one.quantity),
              label: releasesIn(one.quantity),
              description:
                type === null
                  ? one.description
                  : `${one.description}, ${formatDollars(one.amount)}, ${releasePrice(one)} a release`,
            }))}
          />
          <p>{`What you buy today can be used until ${formatDay(lotExpiry(now).toISOString())}.`}</p>
          <CartFailure failure={failure} onClose={forgetFailure} />
        </Stack>
      </Split>
    </WithBar>
  );
}

const eachOf = (packages: StoreProps['packages'], id: StorePackageId): string => {
  const price = priceOf(packages, id);
  return price === undefined ? '' : `${formatDollars(price)} for one release`;
};

interface SummaryProps {
  packages: StoreProps['packages'];
  type: StorePackageId | null;
  tier: CartEntry | undefined;
}

/** What is chosen so far; the amounts once both are. */
function Summary({ packages, type, tier }: SummaryProps) {
  const price = type === null ? undefined : priceOf(packages, type);
  const chosen = type === null || tier === undefined ? undefined : tier;
  const figures = chosen === undefined || price === undefined ? null : figuresOf(chosen, price);
  return (
    <section>
      <SectionHead title="3. Purchase summary" />
      <DescriptionList
        items={[
          { term: 'Release type', value: type && packageTraits[type].name },
          { term: 'Quantity', value: tier && releasesIn(tier.quantity) },
          { term: 'Applied discount', value: chosen?.description },
          { term: 'Before discount', value: figures?.before },
          { term: 'Amount saved', value: figures?.saved },
          { term: 'Subtotal', value: figures?.subtotal },
        ]}
      />
    </section>
  );
}
