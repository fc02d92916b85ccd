import { ComboBox, Select, type ComboBoxProps, type SelectProps } from '@dispatch/design-system';
import type { Own } from './fieldTypes';
import { useContractField, useTextErrors } from './useContractField';

const choice = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export function FormSelect(props: Own<SelectProps>) {
  const { value, ref, limit: _limit, onChange, ...field } = useContractField(props.name);
  return (
    <Select
      {...field}
      value={choice(value)}
      onChange={(next) => onChange(next ?? '')}
      inputRef={ref}
      {...props}
    />
  );
}

/** One of many answers, found by typing; an empty text in the form while none is chosen, and words that are none are not sent. */
export function FormComboBox(props: Own<ComboBoxProps>) {
  const { value, ref, limit: _limit, onChange, ...field } = useContractField(props.name);
  return (
    <ComboBox
      {...field}
      onTextError={useTextErrors(props.name)}
      value={choice(value)}
      onChange={(next) => onChange(next ?? '')}
      inputRef={ref}
      {...props}
    />
  );
}
