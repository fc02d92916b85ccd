import {
  couponInstant,
  endOfEasternDay,
  printCouponDate,
  ruleMessage,
  startOfEasternDay,
  utcToEastern,
} from '@dispatch/contract';
import { DatePicker } from '@dispatch/design-system';
import { useRef } from 'react';
import type { Own } from '../../shared/forms/fieldTypes';
import { useContractField } from '../../shared/forms/useContractField';

type DatePickerProps = Parameters<typeof DatePicker>[0];

const lastDay = '2999-12-31';

const invalid = ruleMessage('CouponForm', 'expirationDate', 'realDate');
const words = {
  unreadable: invalid,
  shortYear: invalid,
  noSuchMonth: () => invalid,
  noSuchDay: () => invalid,
};

/** The day in US/Eastern of a coupon's date; null for anything else. */
const dayOf = (value: unknown): string | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/.test(value)) return null;
  return utcToEastern(couponInstant(value)).date;
};

/**
 * A day in US/Eastern, stored as the date of its first or last moment; 12/31/2999 at the latest. What was typed and is
 * no day stays in the form, for a rule to refuse in words.
 */
export function CouponDay({ edge, ...props }: Own<DatePickerProps> & { edge: 'start' | 'end' }) {
  const { value, ref, limit: _limit, onChange, ...field } = useContractField(props.name);
  const momentOf = edge === 'start' ? startOfEasternDay : endOfEasternDay;
  const day = dayOf(value);
  // What the last key has made of the day; undefined while it has left it alone.
  const told = useRef<string | null>(undefined);
  return (
    <DatePicker
      {...field}
      value={day}
      onChange={(next) => {
        told.current = next;
        onChange(next === null ? '' : printCouponDate(momentOf(next > lastDay ? lastDay : next)));
      }}
      onTyped={(typed) => {
        const next = told.current === undefined ? day : told.current;
        told.current = undefined;
        if (next === null && typed !== '') onChange(typed);
      }}
      maxValue={lastDay}
      words={words}
      inputRef={ref}
      {...props}
    />
  );
}
