import clsx from 'clsx';
import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { defined } from '../defined';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { FieldTexts } from '../Field/FieldTexts';
import { Counter } from './Counter';
import styles from './TextArea.module.css';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  rows?: number;
  /** Counts towards this number of characters, aloud near the end. Never cuts what was typed. */
  counterMax?: number;
  placeholder?: string;
  isReadOnly?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of plain text. For text with structure, use RichTextEditor. */
export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, isRequired, isOptional, id, name, value, onChange, onBlur } =
    props;
  const { rows = 4, counterMax, placeholder, isDisabled, isReadOnly, inputRef } = props;
  return (
    <AriaTextField
      className={clsx(fieldStyles.field)}
      validationBehavior="aria"
      value={value}
      onChange={onChange}
      isInvalid={Boolean(errorMessage)}
      {...defined({ id: id ?? name, name, onBlur, isRequired, isDisabled, isReadOnly })}
    >
      <FieldTexts {...{ label, description, errorMessage, isRequired, isOptional }} />
      <AriaTextArea
        rows={rows}
        dir="auto"
        className={clsx(fieldStyles.control, styles.area)}
        {...defined({ placeholder, ref: inputRef })}
      />
      {counterMax ? <Counter length={value.length} max={counterMax} /> : null}
    </AriaTextField>
  );
}
