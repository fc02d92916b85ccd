import { Checkbox, RadioGroup, type CheckboxProps, type RadioGroupProps } from '@dispatch/design-system';
import type { Own } from './fieldTypes';
import { useContractField } from './useContractField';

const choice = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export function FormRadioGroup(props: Own<RadioGroupProps>) {
  const { value, ref, limit: _limit, ...field } = useContractField(props.name);
  return <RadioGroup {...field} value={choice(value)} inputRef={ref} {...props} />;
}

export function FormCheckbox(props: Own<CheckboxProps>) {
  const { value, ref, limit: _limit, ...field } = useContractField(props.name);
  return <Checkbox {...field} isSelected={value === true} inputRef={ref} {...props} />;
}
