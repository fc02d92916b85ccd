import { additionPrices, formatMoney, packageTraits, times, turnaroundHours } from '@dispatch/contract';
import { Banner, Button, SectionHead, Select, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { text } from '../../../shared/texts/texts';
import type { ReleaseForm } from '../releaseForm';

const counts = (most: number) =>
  Array.from({ length: most }, (_, index) => ({ id: String(index + 1), label: String(index + 1) }));

/** Step 2: journalist lists on top of the free ones, and priority distribution (document 2 §2, Additions step). */
export function AdditionsStep({ form, isPaid }: { form: ReleaseForm; isPaid: boolean }) {
  const { control, setValue } = form.methods;
  const [packageId, cjl, hasPriority] = useWatch({
    control,
    name: ['package', 'cjl', 'hasPriorityRelease'],
  });
  const traits = packageTraits[packageId];
  const [wanted, setWanted] = useState(cjl > 0 ? String(cjl) : null);
  const set = (count: number): void => {
    setValue('cjl', count, { shouldDirty: true });
    if (count === 0) setWanted(null);
  };
  const count = Number(wanted ?? 0);
  return (
    <Stack>
      <section>
        <SectionHead title="Journalist lists" />
        <Stack>
          <p>
            {traits.freeLists === 0
              ? `Your release goes to the journalists of a field. ${formatMoney(additionPrices.cjl)} a list.`
              : `${traits.name} includes ${traits.freeLists}. More cost ${formatMoney(additionPrices.cjl)} a list.`}
          </p>
          <Select
            label="Number of lists"
            name="cjl"
            isOptional
            options={counts(traits.mostLists)}
            value={wanted}
            onChange={setWanted}
            placeholder="Select a number"
          />
          <div>
            {cjl > 0 && count === cjl ? (
              <Button isDisabled={isPaid} onPress={() => set(0)}>
                Remove
              </Button>
            ) : (
              <Button
                isDisabled={isPaid}
                onPress={() => set(count)}
                blockedReason={count === 0 ? 'Select a number of lists first.' : undefined}
              >
                {cjl > 0 ? 'Update' : 'Add'}
              </Button>
            )}
          </div>
          {cjl > 0 ? (
            <Banner tone="success">
              {text('lists-added', { count: cjl, amount: formatMoney(times(additionPrices.cjl, cjl)) })}
            </Banner>
          ) : null}
        </Stack>
      </section>
      {traits.priority ? (
        <section>
          <SectionHead title="Priority Distribution" />
          <Stack>
            <p>
              {`Your release may go out from ${turnaroundHours(packageId, true)} hours after you submit instead of ${turnaroundHours(packageId, false)}. ${formatMoney(additionPrices.priority)}.`}
            </p>
            <div>
              <Button
                isDisabled={isPaid}
                aria-label={`${hasPriority ? 'Remove' : 'Add'} Priority Distribution`}
                onPress={() => setValue('hasPriorityRelease', !hasPriority, { shouldDirty: true })}
              >
                {hasPriority ? 'Remove' : 'Add'}
              </Button>
            </div>
            {hasPriority ? <Banner tone="success">Priority Distribution is added.</Banner> : null}
          </Stack>
        </section>
      ) : null}
    </Stack>
  );
}
