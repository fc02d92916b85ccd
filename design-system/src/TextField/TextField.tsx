import clsx from 'clsx';
import type { HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { defined } from '../defined';
import styles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { FieldTexts } from '../Field/FieldTexts';
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
  isReadOnly?: boolean;
  spellCheck?: boolean;
  /** A unit or a button after the input. */
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    description,
    errorMessage,
    isRequired,
    isOptional,
    id,
    name,
    value,
    onChange,
    onBlur,
    maxLength,
  } = props;
  const {
    type = 'text',
    autoComplete,
    inputMode,
    isDisabled,
    isReadOnly,
    spellCheck,
    suffix,
    placeholder,
    inputRef,
  } = props;
  // A name in Arabic keeps its numbers and brackets in place; addresses and codes always run from the left.
  const dir = type === 'text' ? 'auto' : undefined;
  const input = <Input className={clsx(styles.control)} {...defined({ dir, placeholder, ref: inputRef })} />;
  return (
    <AriaTextField
      className={clsx(styles.field)}
      validationBehavior="aria"
      value={value}
      onChange={onChange}
      type={type}
      isInvalid={Boolean(errorMessage)}
      {...defined({
        id: id ?? name,
        name,
        onBlur,
        autoComplete,
        inputMode,
        isRequired,
        isDisabled,
        isReadOnly,
      })}
      {...(spellCheck === undefined ? {} : { spellCheck: spellCheck ? 'true' : 'false' })}
    >
      <FieldTexts {...{ label, description, errorMessage, isRequired, isOptional }} />
      {suffix ? (
        <div className={styles.affixed}>
          {input}
          <span className={styles.suffix}>{suffix}</span>
        </div>
      ) : (
        input
      )}
      {maxLength ? <Counter length={value.length} max={maxLength} /> : null}
    </AriaTextField>
  );
}
