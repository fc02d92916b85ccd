import { TextArea, TextField, type TextAreaProps, type TextFieldProps } from '@dispatch/design-system';
import type { Own } from './fieldTypes';
import { useContractField } from './useContractField';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One line of text of the form around it. `hasCounter` counts towards the limit of its rules. */
export function FormTextField({
  hasCounter = false,
  ...props
}: Own<TextFieldProps> & { hasCounter?: boolean }) {
  const { value, ref, limit, ...field } = useContractField(props.name);
  return (
    <TextField
      {...field}
      value={words(value)}
      inputRef={ref}
      maxLength={hasCounter ? limit : undefined}
      {...props}
    />
  );
}

/** Several lines of text of the form around it. `hasCounter` counts towards the limit of its rules. */
export function FormTextArea({
  hasCounter = false,
  ...props
}: Own<TextAreaProps> & { hasCounter?: boolean }) {
  const { value, ref, limit, ...field } = useContractField(props.name);
  return (
    <TextArea
      {...field}
      value={words(value)}
      inputRef={ref}
      counterMax={hasCounter ? limit : undefined}
      {...props}
    />
  );
}
