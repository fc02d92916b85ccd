import type { CalendarDate } from '@internationalized/date';
import clsx from 'clsx';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon';
import listStyles from '../ListOptions/ListOptions.module.css';
import styles from './DatePicker.module.css';

interface DateCalendarProps {
  /** Its name for screen readers. */
  label: string;
  /** The field on whose edge it opens. */
  below: RefObject<HTMLElement | null>;
  value: CalendarDate | null;
  minValue: CalendarDate | null;
  maxValue: CalendarDate | null;
  onChange: (day: CalendarDate) => void;
}

/** The month that opens below a date picker. */
export function DateCalendar({ label, below, value, minValue, maxValue, onChange }: DateCalendarProps) {
  return (
    <Popover
      className={clsx(listStyles.popover, styles.popover)}
      triggerRef={below}
      placement="bottom start"
      offset={4}
    >
      <Dialog className={clsx(styles.dialog)} aria-label={label}>
        <I18nProvider locale="en-US">
          <Calendar autoFocus {...{ value, minValue, maxValue, onChange }}>
            <header className={styles.head}>
              <Button slot="previous" className={clsx(styles.step)}>
                <Icon name="chevronLeft" />
              </Button>
              <Heading className={clsx(styles.month)} />
              <Button slot="next" className={clsx(styles.step)}>
                <Icon name="chevronRight" />
              </Button>
            </header>
            <CalendarGrid weekdayStyle="short">
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className={clsx(styles.weekday)}>{day.slice(0, 2)}</CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={clsx(styles.day)} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </I18nProvider>
      </Dialog>
    </Popover>
  );
}
