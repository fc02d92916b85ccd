import { cents, fromDollars, isDollarAmount, toDollars } from '@dispatch/contract';
import {
  MoneyField,
  NumberStepper,
  type MoneyFieldProps,
  type NumberStepperProps,
} from '@dispatch/design-system';
import { useEffect, useEffectEvent } from 'react';
import type { Own } from './fieldTypes';
import { useContractField, useTextErrors } from './useContractField';

/** A small count: a number in the form; `minValue` while there is none. `tooMany` is said of one above `maxValue`. */
export function FormNumberStepper({ tooMany, ...props }: Own<NumberStepperProps> & { tooMany?: string }) {
  const { value, ref, limit: _limit, errorMessage, ...field } = useContractField(props.name);
  const count = typeof value === 'number' ? value : (props.minValue ?? 0);
  const isTooMany = props.maxValue !== undefined && count > props.maxValue;
  return (
    <NumberStepper
      {...field}
      value={count}
      inputRef={ref}
      errorMessage={isTooMany ? tooMany : errorMessage}
      {...props}
    />
  );
}

const toCents = (dollars: unknown): number | null =>
  typeof dollars === 'number' && isDollarAmount(dollars) ? fromDollars(dollars) : null;

/**
 * Dollars in the form; what was typed where that is no amount, so that a rule refuses it in its words. `tooMuch` is said of
 * more than `most` dollars, with which the form is not sent.
 */
export function FormMoneyField({
  most = Infinity,
  tooMuch = '',
  ...props
}: Own<MoneyFieldProps> & { most?: number; tooMuch?: string }) {
  const { value, ref, limit: _limit, onChange, ...field } = useContractField(props.name);
  const textError = typeof value === 'number' && value > most ? tooMuch : null;
  const tell = useEffectEvent(useTextErrors(props.name));
  useEffect(() => tell(textError), [textError]);
  return (
    <MoneyField
      {...field}
      value={toCents(value)}
      onChange={(amount, typed) => onChange(amount === null ? typed : toDollars(cents(amount)))}
      inputRef={ref}
      {...props}
    />
  );
}
