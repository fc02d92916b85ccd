import { parseDate, type CalendarDate } from '@internationalized/date';
import clsx from 'clsx';
import { useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DatePicker as AriaDatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { defined } from '../defined';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { FieldTexts } from '../Field/FieldTexts';
import { Icon } from '../Icon/Icon';
import { DateCalendar } from './DateCalendar';
import styles from './DatePicker.module.css';

export interface DatePickerProps extends FieldProps {
  /** 'YYYY-MM-DD', or null while there is no complete date. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** The first day that can be chosen in the calendar, 'YYYY-MM-DD'. A typed earlier date is kept, for a rule to refuse in words. */
  minValue?: string | undefined;
  maxValue?: string | undefined;
  isReadOnly?: boolean | undefined;
  /** Takes the focus to the month, the first segment. */
  inputRef?: Ref<{ focus: () => void }> | undefined;
}

const read = (value: string | null | undefined): CalendarDate | null => {
  try {
    return value ? parseDate(value) : null;
  } catch {
    return null;
  }
};

/** A day, typed in segments (month / day / year) or chosen from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { label, description, errorMessage, isRequired, isOptional, id, name, value, onChange, onBlur } =
    props;
  const { minValue, maxValue, isDisabled, isReadOnly, inputRef } = props;
  const segments = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({
    focus: () => segments.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  // The same object while it is the same day: a new one would fill in the segments that were emptied.
  const day = useMemo(() => read(value), [value]);
  return (
    <I18nProvider locale="en-US">
      <AriaDatePicker
        className={clsx(fieldStyles.field)}
        validationBehavior="aria"
        granularity="day"
        shouldForceLeadingZeros={false}
        value={day}
        onChange={(date) => onChange(date?.toString() ?? null)}
        isInvalid={Boolean(errorMessage)}
        {...defined({ id: id ?? name, onBlur, isRequired, isDisabled, isReadOnly })}
        {...defined({ minValue: read(minValue) ?? undefined, maxValue: read(maxValue) ?? undefined })}
      >
        <FieldTexts {...{ label, description, errorMessage, isRequired, isOptional }} />
        <Group className={clsx(fieldStyles.control, styles.box)} {...defined({ isReadOnly })}>
          <DateInput className={clsx(styles.segments)} ref={segments} dir="ltr">
            {(segment) => <DateSegment segment={segment} className={clsx(styles.segment)} />}
          </DateInput>
          <Button className={clsx(styles.open)}>
            <Icon name="calendar" />
          </Button>
        </Group>
        <DateCalendar />
      </AriaDatePicker>
    </I18nProvider>
  );
}
