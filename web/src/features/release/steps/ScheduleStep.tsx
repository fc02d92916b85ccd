import {
  defaultRelease,
  earliestRelease,
  EASTERN_NAME,
  easternToUtc,
  formatEastern,
  printReleaseDate,
  utcToEastern,
  type ClockTime,
} from '@dispatch/contract';
import { Banner, DatePicker, RadioGroup, SectionHead, Stack, TimePicker } from '@dispatch/design-system';
import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { FormPhoneField } from '../../../shared/forms/FormPhoneField';
import { FormTextField } from '../../../shared/forms/fields';
import { text } from '../../../shared/texts/texts';
import { isExemptFromTurnaround, type ReleaseForm } from '../releaseForm';
import { noReleaseTime } from '../stepProblems';

/** A date and a time of which one is not there yet, or that do not exist together. */
interface Unfinished {
  date: string | null;
  time: ClockTime | null;
}

const inWords = 'D MMM YYYY, h:mm A z';

/** Step 5: when the release goes out, in US/Eastern, and whom the editors ask (document 2 §2 and §5, Schedule). */
export function ScheduleStep({ form }: { form: ReleaseForm }) {
  const { control, getValues } = form.methods;
  const { field, fieldState } = useController({ control, name: 'releaseDate' });
  const [packageId, hasPriority] = useWatch({ control, name: ['package', 'hasPriorityRelease'] });
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const { onChange } = field;

  // A release without a time begins with the earliest one plus an hour (document 2 §9).
  useEffect(() => {
    if (getValues('releaseDate') !== null) return;
    onChange(printReleaseDate(defaultRelease(packageId, hasPriority, new Date())));
  }, [getValues, onChange, packageId, hasPriority]);

  const stored = field.value === null ? null : utcToEastern(field.value);
  const { date, time } = unfinished ?? { date: stored?.date ?? null, time: stored };
  const meant = date !== null && time !== null ? easternToUtc(date, time) : null;
  const choose = (next: Unfinished): void => {
    const instant = next.date === null || next.time === null ? null : easternToUtc(next.date, next.time);
    if (instant === null || instant.kind === 'missing') {
      setUnfinished(next);
      onChange(null);
    } else {
      setUnfinished(null);
      onChange(printReleaseDate(instant.kind === 'ok' ? instant.utc : instant.earlier));
    }
  };
  const earliest = earliestRelease(packageId, hasPriority, new Date());
  const missing = meant?.kind === 'missing' ? text('time-missing') : undefined;
  const isPressed = form.attempts > 0;
  return (
    <Stack>
      <SectionHead title="Release time" />
      <p>
        {isExemptFromTurnaround()
          ? 'You may choose any time.'
          : `The earliest time for this package is ${formatEastern(earliest, inWords)}.`}
      </p>
      <DatePicker
        name="releaseDate"
        label="Date"
        isRequired
        value={date}
        onBlur={field.onBlur}
        onChange={(next) => choose({ date: next, time })}
        errorMessage={fieldState.error?.message ?? (isPressed && date === null ? noReleaseTime : undefined)}
      />
      <TimePicker
        label="Time"
        name="releaseTime"
        isRequired
        zoneLabel={EASTERN_NAME}
        value={time}
        onChange={(next) => choose({ date, time: next })}
        errorMessage={missing ?? (isPressed && time === null ? noReleaseTime : undefined)}
      />
      {meant?.kind === 'ambiguous' ? (
        <RadioGroup
          label={text('time-ambiguous')}
          name="releaseTimeMeant"
          value={field.value === printReleaseDate(meant.later) ? 'later' : 'earlier'}
          onChange={(which) => onChange(printReleaseDate(which === 'later' ? meant.later : meant.earlier))}
          options={[
            { id: 'earlier', label: `The first: ${formatEastern(meant.earlier, 'h:mm A z')}` },
            { id: 'later', label: `The second: ${formatEastern(meant.later, 'h:mm A z')}` },
          ]}
        />
      ) : null}
      {field.value === null || fieldState.error ? null : (
        <Banner tone="info">{`Your release goes out on ${formatEastern(field.value, `dddd, ${inWords}`)}.`}</Banner>
      )}
      <SectionHead title="Private contact" />
      <p>Whom our editors ask when a question comes up. Readers do not see it.</p>
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
