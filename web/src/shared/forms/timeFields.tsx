import {
  DateField,
  DatePicker,
  TimePicker,
  type DateFieldProps,
  type DatePickerProps,
  type TimePickerProps,
  type TimeValue,
} from '@dispatch/design-system';
import type { Own } from './fieldTypes';
import { useContractField, useTextErrors } from './useContractField';

const day = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A day that people know: 'YYYY-MM-DD' in the form, null while there is none; text that is no day is not sent. */
export function FormDateField(props: Own<DateFieldProps>) {
  const { value, ref, limit: _limit, ...field } = useContractField(props.name);
  const onTextError = useTextErrors(props.name);
  return <DateField {...field} {...{ onTextError }} value={day(value)} inputRef={ref} {...props} />;
}

/** A day that is looked for in a calendar: 'YYYY-MM-DD' in the form, null while there is none; text that is no day is not sent. */
export function FormDatePicker(props: Own<DatePickerProps>) {
  const { value, ref, limit: _limit, ...field } = useContractField(props.name);
  const onTextError = useTextErrors(props.name);
  return <DatePicker {...field} {...{ onTextError }} value={day(value)} inputRef={ref} {...props} />;
}

/** A time of day: its three parts in the form, null while one is missing. For an instant, use FormEasternTime. */
export function FormTimePicker(props: Own<TimePickerProps>) {
  const { value, ref, limit: _limit, ...field } = useContractField(props.name);
  return <TimePicker {...field} value={(value ?? null) as TimeValue | null} inputRef={ref} {...props} />;
}
