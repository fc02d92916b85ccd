import {
  additionPrices,
  formatMoney,
  packageTraits,
  times,
  turnaroundHours,
  type Cents,
} from '@dispatch/contract';
import { Banner, Button, SectionHead, Select, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { text } from '../../../shared/texts/texts';
import type { ReleaseForm } from '../releaseForm';

const counts = (most: number) =>
  Array.from({ length: most }, (_, index) => ({ id: String(index + 1), label: String(index + 1) }));

/** As the document writes this amount: `$480`. */
const wholeDollars = (amount: Cents): string => formatMoney(amount).replace(/\.00$/, '');

interface AdditionsStepProps {
  form: ReleaseForm;
  isPaid: boolean;
}

/** Step 2: journalist lists on top of the free ones, and priority distribution (document 2 §2, Additions step). */
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
  const { control, setValue } = form.methods;
  const [packageId, cjl] = useWatch({ control, name: ['package', 'cjl'] });
  const { name, freeLists, mostLists } = packageTraits[packageId];
  const [wanted, setWanted] = useState(cjl > 0 ? String(cjl) : null);
  const price = formatMoney(additionPrices.cjl);
  const count = Number(wanted ?? 0);
  const set = (lists: number): void => {
    setValue('cjl', lists, { shouldDirty: true });
    if (lists === 0) setWanted(null);
  };
  return (
    <>
      <p>
        {freeLists === 0
          ? `Your release goes to the journalists of a field. ${price} a list.`
          : `${name} includes ${freeLists}. More cost ${price} a list.`}
      </p>
      <Select
        label="Number of lists"
        name="cjl"
        isOptional
        isDisabled={isPaid}
        options={counts(mostLists)}
        value={wanted}
        onChange={setWanted}
        placeholder="Select a number"
      />
      <div>
        {cjl > 0 && count === cjl ? (
          <Button isDisabled={isPaid} aria-label="Remove journalist lists" onPress={() => set(0)}>
            Remove
          </Button>
        ) : (
          <Button
            isDisabled={isPaid}
            aria-label={cjl > 0 ? 'Update journalist lists' : 'Add journalist lists'}
            onPress={() => set(count)}
            blockedReason={count === 0 ? 'Select a number of lists first.' : undefined}
          >
            {cjl > 0 ? 'Update' : 'Add'}
          </Button>
        )}
      </div>
      {cjl > 0 ? (
        <Banner tone="success">
          {text('lists-added', { count: cjl, amount: wholeDollars(times(additionPrices.cjl, cjl)) })}
        </Banner>
      ) : null}
    </>
  );
}

function PriorityDistribution({ form, isPaid }: AdditionsStepProps) {
  const { control, setValue } = form.methods;
  const [packageId, hasPriority] = useWatch({ control, name: ['package', 'hasPriorityRelease'] });
  const price = formatMoney(additionPrices.priority);
  const verb = hasPriority ? 'Remove' : 'Add';
  return (
    <>
      <p>
        {`Your release may go out from ${turnaroundHours(packageId, true)} hours after you submit instead of ${turnaroundHours(packageId, false)}. ${price}.`}
      </p>
      <div>
        <Button
          isDisabled={isPaid}
          aria-label={`${verb} Priority Distribution`}
          onPress={() => setValue('hasPriorityRelease', !hasPriority, { shouldDirty: true })}
        >
          {verb}
        </Button>
      </div>
      {hasPriority ? <Banner tone="success">{`Priority Distribution is added for ${price}.`}</Banner> : null}
    </>
  );
}
