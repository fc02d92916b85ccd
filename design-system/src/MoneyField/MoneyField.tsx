import clsx from 'clsx';
import { useId, useState, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Field } from '../Field/Field';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords } from '../Words/useWords';
import styles from './MoneyField.module.css';
import { readAmount, writeAmount } from './readAmount';

export interface MoneyFieldProps extends FieldProps {
  /** Integer US cents; null while there is no amount. */
  value: number | null;
  /** Integer US cents, or null for no amount; `typed` tells an empty field from what is no amount. */
  onChange: (value: number | null, typed: string) => void;
  onBlur?: () => void;
  isReadOnly?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** An amount in US dollars with two decimals. What is no amount stays as typed, for a rule to refuse in words. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, onBlur, isReadOnly, inputRef } = props;
  const currencyId = useId();
  const words = useWords('MoneyField');
  const [typed, setTyped] = useState(() => writeAmount(value));
  // A value from outside wins over what was typed; the same value leaves '20.' and 'abc' alone.
  const shown = readAmount(typed) === value ? typed : writeAmount(value);
  return (
    <Field
      of={AriaTextField}
      field={props}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(readAmount(text), text);
      }}
      onBlur={() => {
        if (value !== null) setTyped(writeAmount(value));
        onBlur?.();
      }}
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={currencyId}
      isReadOnly={isReadOnly}
    >
      <div className={styles.box} dir="ltr">
        <span className={styles.sign} aria-hidden="true">
          $
        </span>
        <Input className={clsx(fieldStyles.control, styles.amount)} ref={inputRef} />
      </div>
      <VisuallyHidden>
        <span id={currencyId}>{words.currency}</span>
      </VisuallyHidden>
    </Field>
  );
}
