import clsx from 'clsx';
import type { HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Field } from '../Field/Field';
import styles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { Counter } from '../TextArea/Counter';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search' | 'none';
  /** Shows how many characters are left. Never cuts what was typed. */
  maxLength?: number;
  placeholder?: string;
  /** The language of what is typed, where it may be another than that of the page. */
  lang?: string;
  isReadOnly?: boolean;
  spellCheck?: boolean;
  /** A unit or a button after the input. */
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, type = 'text', autoComplete, inputMode, maxLength } = props;
  const { isReadOnly, spellCheck, suffix, placeholder, inputRef } = props;
  // A name in Arabic keeps its numbers and brackets in place; addresses and codes always run from the left.
  const dir = type === 'text' ? 'auto' : undefined;
  const input = (
    <Input className={clsx(styles.control)} {...{ dir, placeholder }} lang={props.lang} ref={inputRef} />
  );
  return (
    <Field
      of={AriaTextField}
      field={props}
      {...{ value, onChange, onBlur, type, autoComplete, inputMode, isReadOnly }}
      spellCheck={spellCheck === undefined ? undefined : spellCheck ? 'true' : 'false'}
    >
      {suffix ? (
        <div className={styles.affixed}>
          {input}
          <span className={styles.suffix}>{suffix}</span>
        </div>
      ) : (
        input
      )}
      {maxLength ? <Counter length={value.length} max={maxLength} /> : null}
    </Field>
  );
}
