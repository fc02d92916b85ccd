import {
  Checkbox,
  ComboBox,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  type CheckboxProps,
  type ComboBoxProps,
  type RadioGroupProps,
  type SelectProps,
  type TextAreaProps,
  type TextFieldProps,
} from '@dispatch/design-system';
import { useContractField } from './useContractField';

/** What the form gives a part: everything else is up to the screen. */
type Bound = 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'inputRef' | 'name' | 'isSelected';
type Own<Props> = Omit<Props, Bound> & { name: string };

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
