import { TextArea, TextField, type TextAreaProps, type TextFieldProps } from '@dispatch/design-system';
import type { Own } from './fieldTypes';
import { useContractField } from './useContractField';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

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
