import clsx from 'clsx';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { DayInput, type DayProps } from '../DateField/DayInput';
import { dateOf } from '../DateField/dayText';
import { Icon } from '../Icon/Icon';
import listStyles from '../ListOptions/ListOptions.module.css';
import { DateCalendar } from './DateCalendar';
import { useWords } from '../Words/useWords';

export interface DatePickerProps extends DayProps {
  /** The first day that can be chosen in the calendar, 'YYYY-MM-DD'. A typed earlier date is kept, for a rule to refuse in words. */
  minValue?: string;
  maxValue?: string;
  words?: DayProps['words'] & { calendar?: string };
}

/** A day, typed as month / day / year or chosen from a calendar. */
export function DatePicker({ minValue, maxValue, ...props }: DatePickerProps) {
  const { value, isDisabled = false, isReadOnly = false } = props;
  const words = useWords('DatePicker');
  const own = props.words?.calendar;
  const calendar = own ?? words.calendar;
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <DayInput
      {...props}
      autoComplete="off"
      boxRef={box}
      button={(choose) => (
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Button
            className={clsx(listStyles.comboButton)}
            aria-label={
              own === undefined && typeof props.label === 'string' ? words.calendarOf(props.label) : calendar
            }
            isDisabled={isDisabled || isReadOnly}
          >
            <Icon name="calendar" />
          </Button>
          <DateCalendar
            label={calendar}
            below={box}
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
