import clsx from 'clsx';
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
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon';
import listStyles from '../ListOptions/ListOptions.module.css';
import styles from './DatePicker.module.css';

/** The month that opens below a date picker. */
export function DateCalendar() {
  return (
    <Popover className={clsx(listStyles.popover, styles.popover)} offset={4}>
      <Dialog className={clsx(styles.dialog)}>
        <Calendar>
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
      </Dialog>
    </Popover>
  );
}
