import clsx from 'clsx';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { DayInput, type DayProps, type DayWords } from '../DateField/DayInput';
import { dateOf } from '../DateField/dayText';
import { Icon } from '../Icon/Icon';
import listStyles from '../ListOptions/ListOptions.module.css';
import { DateCalendar } from './DateCalendar';

export interface DatePickerProps extends DayProps {
  /** The first day that can be chosen in the calendar, 'YYYY-MM-DD'. A typed earlier date is kept, for a rule to refuse in words. */
  minValue?: string;
  maxValue?: string;
  words?: Partial<DayWords & { calendar: string }>;
}

/** A day, typed as month / day / year or chosen from a calendar. */
export function DatePicker({ minValue, maxValue, ...props }: DatePickerProps) {
  const { value, isDisabled = false, isReadOnly = false } = props;
  const calendar = props.words?.calendar ?? 'Calendar';
  const [isOpen, setOpen] = useState(false);
  return (
    <DayInput
      {...props}
      autoComplete="off"
      button={(choose) => (
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Button
            className={clsx(listStyles.comboButton)}
            aria-label={typeof props.label === 'string' ? `${calendar}, ${props.label}` : calendar}
            isDisabled={isDisabled || isReadOnly}
          >
            <Icon name="calendar" />
          </Button>
          <DateCalendar
            label={calendar}
            value={dateOf(value)}
            minValue={dateOf(minValue)}
            maxValue={dateOf(maxValue)}
            onChange={(day) => {
              choose(day.toString());
              setOpen(false);
            }}
          />
        </DialogTrigger>
      )}
    />
  );
}
