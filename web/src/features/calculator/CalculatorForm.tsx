import { additionPrices, formatMoney, listsToSell, packageIds, packageTraits } from '@dispatch/contract';
import { Button, Split } from '@dispatch/design-system';
import { useEffect, useState } from 'react';
import { runtimeConfig } from '../../shared/config/runtimeConfig';
import { call } from '../../shared/api/client';
import { FormCheckbox, FormRadioGroup } from '../../shared/forms/choiceFields';
import { FormBody } from '../../shared/forms/FormBody';
import { FormNumberStepper } from '../../shared/forms/numberFields';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { formatDollars } from '../../shared/formatting/price';
import { packageFeatures } from '../../shared/packages/packageFeatures';
import { readPackagesOf } from '../../shared/pageData/pageCalls';
import type { Package } from '../../shared/pageData/pageData';
import { useRead } from '../../shared/pageData/useRead';
import { sessionToken } from '../../shared/session/session';
import { text } from '../../shared/texts/texts';
import { fitted, initialValues, type CalculatorValues } from './calculatorValues';
import { noHoldings, ownDiscounts, readHoldings } from './ownDiscounts';
import { QuoteReceipt } from './QuoteReceipt';
import { useQuote } from './useQuote';

const optionsOf = (prices: readonly Package[]) =>
  packageIds.map((id) => {
    const price = prices.find(({ packageId }) => packageId === id)?.price;
    const { name } = packageTraits[id];
    return {
      id,
      label: price === undefined ? name : `${name}, ${formatDollars(price)}`,
      description: packageFeatures(id, text).join(' · '),
    };
  });

const priced = (words: string, price: keyof typeof additionPrices): string =>
  `${words} ${formatMoney(additionPrices[price])}.`;

const included = ['No list is', 'One list is', 'Two lists are'];

export interface CalculatorProps {
  slug: string;
  packages: readonly Package[] | undefined;
}

export function CalculatorForm({ slug, packages }: CalculatorProps) {
  const form = useContractForm<CalculatorValues>('QuoteRequest', {
    stage: 'full',
    defaultValues: initialValues(slug),
  });
  const { watch, setValue, getValues } = form.methods;
  const values = watch();
  const chosen = values.package;
  // As far as it is known; the server never prices more.
  const [reachingLists, setReachingLists] = useState(Infinity);
  useEffect(() => {
    const { cjl, priorityReleaseEnabled } = fitted(getValues(), reachingLists);
    setValue('cjl', cjl);
    setValue('priorityReleaseEnabled', priorityReleaseEnabled);
  }, [chosen, reachingLists, getValues, setValue]);

  const [prices] = useRead(packages, readPackagesOf, slug);
  const [holdings] = useRead(sessionToken() === null ? noHoldings : undefined, readHoldings, null);
  const own = holdings.state === 'read' ? ownDiscounts(holdings.data, chosen, new Date()) : [];
  const { name, mostLists, freeLists, priority } = packageTraits[chosen];
  const most = listsToSell(chosen, reachingLists);
  // A code counts once the server has taken it: those that are still typed would be refused.
  const [couponCode, setCoupon] = useState('');
  const quote = useQuote(values.cjl > most ? null : { ...values, couponCode }, setReachingLists);
  const applyCoupon = async (asked: CalculatorValues): Promise<void> => {
    const code = asked.couponCode.trim();
    await call('quotePrice', { body: { ...asked, couponCode: code } });
    setCoupon(code);
  };

  return (
    <Split side={<QuoteReceipt {...quote} own={own} />}>
      <FormBody form={form} onSubmit={applyCoupon}>
        <FormRadioGroup
          name="package"
          label="Package"
          options={optionsOf(prices.state === 'read' ? prices.data : [])}
        />
        <FormNumberStepper
          name="cjl"
          label="Journalist lists to buy"
          description={priced(`${included[freeLists]} included; up to ${most} more, each`, 'cjl')}
          maxValue={most}
          tooMany={
            most === mostLists
              ? text('too-many-lists', { package: name, count: mostLists })
              : text(most === 0 ? 'lists-none-left' : 'lists-exhausted', { count: most })
          }
        />
        {runtimeConfig().hasSharePost ? (
          <FormCheckbox
            name="hasCisionSocialPost"
            description={priced('Published from our account for', 'socialmedia')}
          >
            Share on X
          </FormCheckbox>
        ) : null}
        <FormCheckbox
          name="priorityReleaseEnabled"
          isDisabled={!priority}
          description={
            priority
              ? priced('Released within 4 hours for', 'priority')
              : text('priority-not-offered', { package: name })
          }
        >
          Priority distribution
        </FormCheckbox>
        <FormTextField name="couponCode" label="Coupon code" isOptional autoComplete="off" />
        <div>
          <Button type="submit" isPending={form.methods.formState.isSubmitting}>
            Apply the coupon
          </Button>
        </div>
      </FormBody>
    </Split>
  );
}
