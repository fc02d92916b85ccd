import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Field } from '../Field/Field';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { useLeft, useTextError, useTypedText, type OnTextError } from '../Field/useTypedText';
import listStyles from '../ListOptions/ListOptions.module.css';
import styles from './DateField.module.css';
import { readDay, withStrokes, writeDay, type ReadDay } from './dayText';
import type { Words } from '../Words/english';
import { useWords } from '../Words/useWords';

type DayWords = Words['DateField'];

export interface DayProps extends FieldProps {
  /** 'YYYY-MM-DD', or null while there is no date. */
  value: string | null;
  /** Hears of days that exist and were typed or chosen, and of null for anything else. */
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** What stands in the field at first while there is no value: it was typed when the field was last shown. */
  typed?: string;
  /** Hears of each text that is typed, a day or not, after `onChange`. */
  onTyped?: (text: string) => void;
  onTextError?: OnTextError;
  isReadOnly?: boolean;
  words?: Partial<DayWords>;
  inputRef?: Ref<HTMLInputElement>;
}

function errorOf(read: ReadDay, words: DayWords): string | null {
  switch (read.kind) {
    case 'day':
    case 'empty':
      return null;
    case 'noSuchMonth':
      return words.noSuchMonth(read.month);
    case 'noSuchDay':
      return words.noSuchDay(read);
    default:
      return words[read.kind];
  }
}

interface DayInputProps extends DayProps {
  autoComplete?: string;
  /** What stands at the end of the field, and chooses a day, 'YYYY-MM-DD'. */
  button?: (choose: (day: string) => void) => ReactNode;
  /** The field with what stands at its end. */
  boxRef?: Ref<HTMLDivElement>;
}

/** A day as text. What was typed stays as it is; what is no day counts as none, and is told in words. */
export function DayInput({ button, boxRef, ...props }: DayInputProps) {
  const { description, value, onChange, onBlur, autoComplete, isReadOnly, inputRef, onTextError } = props;
  const words = { ...useWords('DateField'), ...props.words };
  const { text, isTyped, type, show } = useTypedText(
    value,
    value === null ? (props.typed ?? '') : writeDay(value),
  );
  const { isLeft, leave, goOn } = useLeft(props.typed !== undefined);
  const read = readDay(text);
  const textError = errorOf(read, words);
  useTextError(textError, onTextError);
  const settle = (): void => {
    if (!isTyped || read.kind !== 'day') return;
    show(read.day, writeDay(read.day));
    if (read.day !== value) onChange(read.day);
  };
  const errorMessage = (isLeft ? textError : null) ?? props.errorMessage;
  const help = (
    <>
      {description ? <>{description} </> : null}
      {words.form}
    </>
  );
  return (
    <Field
      of={AriaTextField}
      field={{ ...props, errorMessage, description: help }}
      inputMode="numeric"
      value={text}
      onChange={(typed) => {
        const next = withStrokes(typed, text);
        const now = readDay(next);
        // A year of two digits may become one of four: the day counts once the field is left.
        const day = now.kind === 'day' && now.isShort !== true ? now.day : null;
        type(next, day);
        if (day !== value) onChange(day);
        props.onTyped?.(next);
        // An error that was told goes as soon as it is mended, and a new one waits until the field is left.
        if (errorOf(now, words) !== textError) goOn();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
      }}
      onBlur={() => {
        settle();
        leave();
        onBlur?.();
      }}
      {...{ autoComplete, isReadOnly }}
    >
      <div className={clsx(listStyles.combo, styles.box)} ref={boxRef}>
        <Input className={clsx(fieldStyles.control, styles.input)} dir="ltr" ref={inputRef} />
        {button?.((day) => {
          show(day, writeDay(day));
          onChange(day);
        })}
      </div>
    </Field>
  );
}
