import { additionPrices, formatMoney, packageTraits, times, type Cents } from '@dispatch/contract';
import { Banner, SectionHead, Stack } from '@dispatch/design-system';
import { useWatch } from 'react-hook-form';
import { FormNumberStepper } from '../../../shared/forms/numberFields';
import { PriorityOffer } from '../../../shared/packages/PriorityOffer';
import { text } from '../../../shared/texts/texts';
import type { ReleaseForm } from '../releaseForm';

const wholeDollars = (amount: Cents): string => formatMoney(amount).replace(/\.00$/, '');

interface AdditionsStepProps {
  form: ReleaseForm;
  isPaid: boolean;
}

export function AdditionsStep(props: AdditionsStepProps) {
  const packageId = useWatch({ control: props.form.methods.control, name: 'package' });
  return (
    <Stack>
      <SectionHead title="Journalist lists" />
      <JournalistListCount {...props} />
      {packageTraits[packageId].priority ? (
        <>
          <SectionHead title="Priority Distribution" />
          <PriorityDistribution {...props} />
        </>
      ) : null}
    </Stack>
  );
}

function JournalistListCount({ form, isPaid }: AdditionsStepProps) {
  const [packageId, cjl, selected] = useWatch({
    control: form.methods.control,
    name: ['package', 'cjl', 'cjlSelected'],
  });
  const { name, freeLists, mostLists } = packageTraits[packageId];
  const amount = wholeDollars(times(additionPrices.cjl, cjl));
  return (
    <>
      <p>
        {freeLists === 0
          ? 'Send your release to journalists who cover your field.'
          : `${name} includes ${freeLists === 1 ? '1 list' : `${freeLists} lists`}. You can add more.`}
      </p>
      <FormNumberStepper
        name="cjl"
        label="Journalist lists to add"
        description={`${formatMoney(additionPrices.cjl)} a list; up to ${mostLists}.`}
        isDisabled={isPaid}
        maxValue={mostLists}
        tooMany={text('too-many-lists', { package: name, count: mostLists })}
      />
      {cjl > 0 && cjl <= mostLists ? (
        <Banner tone="success">
          {text(cjl === 1 ? 'list-added' : 'lists-added', { count: cjl, amount })}
        </Banner>
      ) : null}
      {cjl > selected.length ? <Banner tone="info" title={text('lists-unused')} /> : null}
    </>
  );
}

function PriorityDistribution({ form, isPaid }: AdditionsStepProps) {
  const { control, setValue } = form.methods;
  const [packageId, isAdded] = useWatch({ control, name: ['package', 'hasPriorityRelease'] });
  return (
    <PriorityOffer
      packageId={packageId}
      isAdded={isAdded}
      isDisabled={isPaid}
      onChange={(next) => setValue('hasPriorityRelease', next, { shouldDirty: true })}
    />
  );
}
