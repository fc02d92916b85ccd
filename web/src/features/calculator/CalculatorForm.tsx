import { additionPrices, formatMoney, packageIds, packageTraits, type components } from '@dispatch/contract';
import { Button, Split } from '@dispatch/design-system';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/client';
import { FormCheckbox, FormRadioGroup } from '../../shared/forms/choiceFields';
import { FormBody } from '../../shared/forms/FormBody';
import { FormNumberStepper } from '../../shared/forms/numberFields';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { packageFeatures } from '../../shared/packages/packageFeatures';
import { text } from '../../shared/texts/texts';
import { fitted, initialValues, type CalculatorValues } from './calculatorValues';
import { QuoteReceipt } from './QuoteReceipt';

type Quote = components['schemas']['Quote'];

const packages = packageIds.map((id) => ({
  id,
  label: packageTraits[id].name,
  description: packageFeatures(id, text).join(' · '),
}));

const priced = (words: string, price: keyof typeof additionPrices): string =>
  `${words} ${formatMoney(additionPrices[price])}.`;

/** The calculator's questions and, beside them, the answer of the server as a receipt. */
export function CalculatorForm({ slug }: { slug: string }) {
  const form = useContractForm<CalculatorValues>('QuoteRequest', {
    stage: 'full',
    defaultValues: initialValues(slug),
  });
  const { watch, setValue, getValues } = form.methods;
  const [answer, setAnswer] = useState<{ quote: Quote; to: string } | null>(null);
  const values = watch();
  const chosen = values.package;
  useEffect(() => {
    const { cjl, priorityReleaseEnabled } = fitted(getValues());
    setValue('cjl', cjl);
    setValue('priorityReleaseEnabled', priorityReleaseEnabled);
  }, [chosen, getValues, setValue]);

  const calculate = async (asked: CalculatorValues): Promise<void> => {
    setAnswer(null);
    const { data } = await call('quotePrice', { body: { ...asked, couponCode: asked.couponCode.trim() } });
    setAnswer({ quote: data, to: JSON.stringify(asked) });
  };
  const isUpToDate = answer !== null && answer.to === JSON.stringify(values);
  const { mostLists, freeLists, priority } = packageTraits[chosen];

  return (
    <Split side={<QuoteReceipt quote={isUpToDate ? answer.quote : null} isStale={answer !== null} />}>
      <FormBody form={form} onSubmit={calculate}>
        <FormRadioGroup name="package" label="Package" options={packages} />
        <FormNumberStepper
          name="cjl"
          label="Journalist lists to buy"
          description={priced(
            `${freeLists === 0 ? 'None is' : freeLists === 1 ? 'One is' : 'Two are'} included; up to ${mostLists} more, each`,
            'cjl',
          )}
          maxValue={mostLists}
        />
        <FormCheckbox
          name="hasCisionSocialPost"
          description={priced('Published from our account for', 'socialmedia')}
        >
          Share on X
        </FormCheckbox>
        <FormCheckbox
          name="priorityReleaseEnabled"
          isDisabled={!priority}
          description={
            priority
              ? priced('Released within 4 hours for', 'priority')
              : text('priority-not-offered', { package: packageTraits[chosen].name })
          }
        >
          Priority distribution
        </FormCheckbox>
        <FormTextField name="couponCode" label="Coupon code" isOptional autoComplete="off" />
        <div>
          <Button type="submit" variant="primary" isPending={form.methods.formState.isSubmitting}>
            Calculate the price
          </Button>
        </div>
      </FormBody>
    </Split>
  );
}
