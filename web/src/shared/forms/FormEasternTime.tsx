import {
  EASTERN_NAME,
  easternToUtc,
  formatEasternClock,
  formatWeekday,
  printReleaseDate,
  utcToEastern,
  type ClockTime,
} from '@dispatch/contract';
import { Banner, DatePicker, RadioGroup, TimePicker } from '@dispatch/design-system';
import { useState } from 'react';
import { formatReleaseMoment } from '../formatting/dates';
import { text } from '../texts/texts';
import { useContractFormContext } from './ContractFormContext';
import { useContractField } from './useContractField';

interface Unfinished {
  date: string | null;
  time: ClockTime | null;
  /** The date as it was typed, while it is none. */
  typed?: string;
}

/**
 * An instant of the form around it, written as a release date, as day and time in US/Eastern. Asks which of two times
 * is meant when the clocks are put back, and refuses those that are left out. `noTime` is what the rules say to a form
 * without a time; `outcome` says in words what was chosen, and is absent while that does not hold. Days before `earliest`
 * cannot be chosen in the calendar.
 */
export function FormEasternTime({
  name,
  timeName,
  noTime,
  earliest,
  outcome,
}: {
  name: string;
  timeName: string;
  noTime: string;
  earliest?: Date | undefined;
  outcome: ((words: string) => string) | undefined;
}) {
  const form = useContractFormContext();
  const { value, onChange, onBlur, errorMessage } = useContractField(name);
  const stored = typeof value === 'string' ? value : null;
  const begun = (): Unfinished | null => (form.unfinished.get(name) as Unfinished | undefined) ?? null;
  const [unfinished, setUnfinished] = useState(begun);
  const keep = (next: Unfinished): void => {
    form.unfinished.set(name, next);
    setUnfinished(next);
  };

  const local = stored === null ? null : utcToEastern(stored);
  const { date, time } = unfinished ?? { date: local?.date ?? null, time: local };
  const meant = date !== null && time !== null ? easternToUtc(date, time) : null;
  const choose = (next: Unfinished): void => {
    const instant = next.date === null || next.time === null ? null : easternToUtc(next.date, next.time);
    if (instant === null || instant.kind === 'missing') {
      keep(next);
      onChange(null);
    } else {
      setUnfinished(null);
      form.unfinished.delete(name);
      onChange(printReleaseDate(instant.kind === 'ok' ? instant.utc : instant.earlier));
    }
  };
  const missing = meant?.kind === 'missing' ? text('time-missing') : undefined;
  const isPressed = form.attempts > 0;
  return (
    <>
      <DatePicker
        name={name}
        label="Date"
        isRequired
        value={date}
        minValue={earliest === undefined ? undefined : utcToEastern(earliest).date}
        typed={unfinished?.typed}
        onTyped={(typed) => {
          const open = begun();
          if (open !== null) keep({ ...open, typed });
        }}
        onBlur={onBlur}
        onChange={(next) => choose({ date: next, time })}
        errorMessage={errorMessage ?? (isPressed && date === null ? noTime : undefined)}
      />
      <TimePicker
        label="Time"
        name={timeName}
        isRequired
        zoneLabel={EASTERN_NAME}
        value={time}
        onChange={(next) => choose({ ...unfinished, date, time: next })}
        errorMessage={missing ?? (isPressed && time === null ? noTime : undefined)}
      />
      {meant?.kind === 'ambiguous' ? (
        <RadioGroup
          label={text('time-ambiguous')}
          name={`${name}Meant`}
          value={stored === printReleaseDate(meant.later) ? 'later' : 'earlier'}
          onChange={(which) => onChange(printReleaseDate(which === 'later' ? meant.later : meant.earlier))}
          options={[
            { id: 'earlier', label: `The first: ${formatEasternClock(meant.earlier)}` },
            { id: 'later', label: `The second: ${formatEasternClock(meant.later)}` },
          ]}
        />
      ) : null}
      {stored === null || errorMessage || outcome === undefined ? null : (
        <Banner tone="info">{outcome(`${formatWeekday(stored)}, ${formatReleaseMoment(stored)}`)}</Banner>
      )}
    </>
  );
}
