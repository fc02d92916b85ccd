import {
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
} from '@dispatch/design-system';
import { useState } from 'react';
import { formatDollars } from '../../shared/formatting/price';
import { figuresOf, nameOf, priceOf, tiersOf } from './bundles';
import { adding, type CartEntry } from './cart';
import { CartFailure } from './CartFailure';
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
  const { change, isChanging, failure, forgetFailure } = useCart();
  const [type, setType] = useState<StorePackageId | null>(null);
  const [quantity, setQuantity] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const types = storePackages.filter((id) => tiersOf(prices, id).length > 0);
  const shownType = type ?? types[0];
  const tiers = shownType === undefined ? [] : tiersOf(prices, shownType);
  const tier = tiers.find((one) => String(one.quantity) === quantity);
  const chosen = type === null ? undefined : tier;
  const missing = missingOf(type !== null, tier !== undefined);
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
    <Split
      side={
        <Stack>
          <Summary packages={packages} type={type} tier={tier} />
          <ActionBar>
            <Button variant="primary" onPress={add} isPending={isChanging} blockedReason={missing}>
              Add to cart
            </Button>
            <Button onPress={reset}>Reset</Button>
          </ActionBar>
          {added === null ? null : (
            <Banner tone="success" title="Added to your cart">
              {added}. <Link href={screenAddress('storeCheckout')}>View Bag & Checkout</Link>
            </Banner>
          )}
        </Stack>
      }
    >
      <Stack gap="loose">
        <RadioGroup
          label="1. Choose a release type"
          name="releaseType"
          value={type}
          onChange={(id) => setType(types.find((one) => one === id) ?? null)}
          options={types.map((id) => ({
            id,
            label: packageTraits[id].name,
            description: eachOf(packages, id),
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
            description: type === null ? one.description : `${one.description}, ${formatDollars(one.amount)}`,
          }))}
        />
        <CartFailure failure={failure} onClose={forgetFailure} />
      </Stack>
    </Split>
  );
}

const eachOf = (packages: StoreProps['packages'], id: StorePackageId): string | undefined => {
  const price = priceOf(packages, id);
  return price === undefined ? undefined : `${formatDollars(price)} for one release`;
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
