import clsx from 'clsx';
import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Field } from '../Field/Field';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
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
  /** The language of what is typed, where it may be another than that of the page. */
  lang?: string;
  isReadOnly?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of plain text. For text with structure, use RichTextEditor. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, rows = 4, counterMax, placeholder, isReadOnly, inputRef } = props;
  return (
    <Field of={AriaTextField} field={props} {...{ value, onChange, onBlur, isReadOnly }}>
      <AriaTextArea
        rows={rows}
        dir="auto"
        lang={props.lang}
        className={clsx(fieldStyles.control, styles.area)}
        placeholder={placeholder}
        ref={inputRef}
      />
      {counterMax ? <Counter length={value.length} max={counterMax} /> : null}
    </Field>
  );
}
