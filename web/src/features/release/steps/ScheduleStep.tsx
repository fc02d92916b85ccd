import { defaultRelease, earliestRelease, printReleaseDate, toInstant } from '@dispatch/contract';
import { Checkbox, SectionHead, Stack } from '@dispatch/design-system';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { formatReleaseMoment } from '../../../shared/formatting/dates';
import { FormEasternTime } from '../../../shared/forms/FormEasternTime';
import { FormPhoneField } from '../../../shared/forms/FormPhoneField';
import { FormTextField } from '../../../shared/forms/textFields';
import { isPrivateSame, privatePairs } from '../knownContacts';
import { isExemptFromTurnaround, type ReleaseForm } from '../releaseForm';
import type { ReleaseValues } from '../releaseValues';
import { noReleaseTime } from '../wizardErrors';

export function ScheduleStep({ form }: { form: ReleaseForm }) {
  const { control, getValues, setValue } = form.methods;
  const [packageId, hasPriority, releaseDate] = useWatch({
    control,
    name: ['package', 'hasPriorityRelease', 'releaseDate'],
  });

  const { unfinished } = form;
  // A release without a time begins with the earliest one plus an hour; one that was begun here stays as it is.
  useEffect(() => {
    if (getValues('releaseDate') !== null || unfinished.has('releaseDate')) return;
    const first = defaultRelease(packageId, hasPriority, new Date());
    setValue('releaseDate', printReleaseDate(first), { shouldDirty: true });
  }, [getValues, setValue, unfinished, packageId, hasPriority]);

  const earliest = earliestRelease(packageId, hasPriority, new Date());
  const isExempt = isExemptFromTurnaround();
  // A draft may have waited until its time is too early: then it does not go out at it.
  const goesOut = isExempt || releaseDate === null || toInstant(releaseDate) >= earliest;
  return (
    <Stack>
      <SectionHead title="Release time" />
      <p>
        {isExempt
          ? 'You may choose any time.'
          : `The earliest time for this package is ${formatReleaseMoment(earliest)}.`}
      </p>
      <FormEasternTime
        name="releaseDate"
        timeName="releaseTime"
        noTime={noReleaseTime}
        earliest={isExempt ? undefined : earliest}
        outcome={goesOut ? (words) => `Your release goes out on ${words}.` : undefined}
      />
      <SectionHead title="Private contact" />
      <p>The person our editors contact with questions. Readers do not see this.</p>
      <SameAsPrimary form={form} />
      <FormTextField name="user" label="Private contact name" autoComplete="name" />
      <FormTextField
        name="userEmail"
        label="Private contact email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <FormPhoneField
        label="Private contact phone"
        names={{ code: 'userPhoneCountryCode', number: 'userPhone', extension: 'userPhoneExtension' }}
      />
    </Stack>
  );
}

/** What was written before comes back when the tick is taken away. */
function SameAsPrimary({ form }: { form: ReleaseForm }) {
  const { control, getValues, setValue } = form.methods;
  const values = useWatch({ control }) as ReleaseValues;
  const written = useRef<Partial<ReleaseValues>>({});
  if (values.primaryContactName.trim() === '') return null;
  const choose = (isSame: boolean): void => {
    const before = { ...getValues() };
    for (const [own, primary] of privatePairs) {
      setValue(own, isSame ? before[primary] : (written.current[own] ?? ''), { shouldDirty: true });
    }
    if (isSame) written.current = before;
  };
  return (
    <Checkbox name="isPrivateSame" isSelected={isPrivateSame(values)} onChange={choose}>
      Same as the primary contact
    </Checkbox>
  );
}
