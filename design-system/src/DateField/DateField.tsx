import { parseDate, type CalendarDate } from '@internationalized/date';
import clsx from 'clsx';
import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { defined } from '../defined';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { FieldTexts } from '../Field/FieldTexts';
import styles from './DateField.module.css';

export interface DateFieldProps extends FieldProps {
  /** 'YYYY-MM-DD', or null while there is no complete date. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  autoComplete?: 'bday' | 'off' | undefined;
  isReadOnly?: boolean | undefined;
  /** Takes the focus to the month, the first segment. */
  inputRef?: Ref<{ focus: () => void }> | undefined;
}

const read = (value: string | null): CalendarDate | null => {
  try {
    return value ? parseDate(value) : null;
  } catch {
    return null;
  }
};

/** A day that people know by heart, typed as month / day / year. To look for a day, use DatePicker. */
export function DateField(props: DateFieldProps) {
  const { label, description, errorMessage, isRequired, isOptional, id, name, value, onChange, onBlur } =
    props;
  const { autoComplete, isDisabled, isReadOnly, inputRef } = props;
  const segments = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({
    focus: () => segments.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  // React Aria keeps the last whole date while a segment is empty. Nothing typed is lost by telling the outside that
  // there is none: the date it had stays here for the segments that are still filled.
  const [held, setHeld] = useState<string | null>(null);
  const whole = value ?? held;
  // The same object while it is the same day: a new one would fill in the segments that were emptied.
  const date = useMemo(() => read(whole), [whole]);
  const leave = () => {
    const isPart = segments.current?.querySelector('[role="spinbutton"][data-placeholder]') !== null;
    if (isPart && value !== null) {
      setHeld(value);
      onChange(null);
    } else if (!isPart && value === null && held !== null) {
      setHeld(null);
      onChange(held);
    }
    onBlur?.();
  };
  return (
    <I18nProvider locale="en-US">
      <AriaDateField
        className={clsx(fieldStyles.field)}
        validationBehavior="aria"
        granularity="day"
        shouldForceLeadingZeros={false}
        value={date}
        onChange={(next) => {
          setHeld(null);
          onChange(next?.toString() ?? null);
        }}
        onBlur={leave}
        isInvalid={Boolean(errorMessage)}
        {...defined({ id: id ?? name, autoComplete, isRequired, isDisabled, isReadOnly })}
      >
        <FieldTexts {...{ label, description, errorMessage, isRequired, isOptional }} />
        <DateInput
          className={clsx(fieldStyles.control, styles.box)}
          ref={segments}
          dir="ltr"
          data-readonly={isReadOnly || undefined}
        >
          {(segment) => <DateSegment segment={segment} className={clsx(styles.segment)} />}
        </DateInput>
      </AriaDateField>
    </I18nProvider>
  );
}
