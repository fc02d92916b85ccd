import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { TextField, type TextFieldProps } from '@dispatch/design-system';

interface GroupedFieldProps extends Omit<TextFieldProps, 'inputRef'> {
  /** The value as it stands in the field, with its separators. */
  write: (value: string) => string;
  /** What was typed as a value. */
  read: (typed: string) => string;
  inputRef?: Ref<HTMLInputElement | null>;
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}

/** A text field that puts in separators while somebody types. The caret stays behind the digit it was behind. */
export function GroupedField({ value, onChange, write, read, inputRef, ...rest }: GroupedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current);
  const shown = write(value);
  useLayoutEffect(() => {
    const digits = digitsBefore.current;
    digitsBefore.current = null;
    if (digits === null || !input.current) return;
    const place = placeAfter(input.current.value, digits);
    input.current.setSelectionRange(place, place);
  });
  return (
    <TextField
      {...rest}
      value={shown}
      inputRef={input}
      onChange={(typed) => {
        const caret = input.current?.selectionStart ?? typed.length;
        // At the end it stays at the end, behind a separator too.
        digitsBefore.current = caret === typed.length ? null : countDigits(typed.slice(0, caret));
        onChange(read(typed));
      }}
    />
  );
}
