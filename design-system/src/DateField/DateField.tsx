import { DayInput, type DayProps } from './DayInput';

export interface DateFieldProps extends DayProps {
  autoComplete?: 'bday' | 'off';
}

/** A day that people know by heart, typed as month / day / year. To look for a day, use DatePicker. */
export function DateField({ autoComplete = 'off', ...props }: DateFieldProps) {
  return <DayInput {...props} autoComplete={autoComplete} />;
}
