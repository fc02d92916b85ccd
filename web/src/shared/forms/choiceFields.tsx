import {
  Checkbox,
  CheckboxGroup,
  RadioGroup,
  Switch,
  type CheckboxProps,
  type CheckboxGroupProps,
  type RadioGroupProps,
  type SwitchProps,
} from '@dispatch/design-system';
import type { Own } from './fieldTypes';
import { useContractField } from './useContractField';

const choice = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** One of two to five answers with their explanations. */
export function FormRadioGroup(props: Own<RadioGroupProps>) {
  const { value, ref, limit: _limit, ...field } = useContractField(props.name);
  return <RadioGroup {...field} value={choice(value)} inputRef={ref} {...props} />;
}

/** Something that is agreed to. */
export function FormCheckbox(props: Own<CheckboxProps>) {
  const { value, ref, limit: _limit, ...field } = useContractField(props.name);
  return <Checkbox {...field} isSelected={value === true} inputRef={ref} {...props} />;
}

/** Any number of a few answers: a list of their ids in the form. */
export function FormCheckboxGroup(props: Own<CheckboxGroupProps>) {
  const { value, ref: _ref, limit: _limit, ...field } = useContractField(props.name);
  return <CheckboxGroup {...field} value={Array.isArray(value) ? (value as string[]) : []} {...props} />;
}

/** Something that is on or off at once, and kept with the form. */
export function FormSwitch(props: Own<SwitchProps>) {
  const { value, ref, onChange } = useContractField(props.name);
  return <Switch isSelected={value === true} onChange={onChange} inputRef={ref} {...props} />;
}
