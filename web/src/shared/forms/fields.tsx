import {
  Checkbox,
  CheckboxGroup,
  ComboBox,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
  type CheckboxGroupProps,
  type CheckboxProps,
  type ComboBoxProps,
  type RadioGroupProps,
  type SelectProps,
  type SwitchProps,
  type TextAreaProps,
  type TextFieldProps,
} from '@dispatch/design-system';
import type { Own } from './fieldTypes';
import { useContractField } from './useContractField';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const choice = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

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

/** One of a handful of answers; an empty text in the form while none is chosen. */
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

/** One of many answers, found by typing; an empty text in the form while none is chosen. */
export function FormComboBox(props: Own<ComboBoxProps>) {
  const { value, ref, limit: _limit, onChange, ...field } = useContractField(props.name);
  return (
    <ComboBox
      {...field}
      value={choice(value)}
      onChange={(next) => onChange(next ?? '')}
      inputRef={ref}
      {...props}
    />
  );
}

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
