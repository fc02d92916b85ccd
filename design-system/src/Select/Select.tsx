import clsx from 'clsx';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { defined } from '../defined';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { FieldTexts } from '../Field/FieldTexts';
import { Icon } from '../Icon/Icon';
import { ListOptions, type Option } from '../ListOptions/ListOptions';
import styles from '../ListOptions/ListOptions.module.css';

export interface SelectProps extends Omit<FieldProps, 'label'> {
  /** Left out only inside a group that names the question; then `aria-label` names the part. */
  label?: FieldProps['label'];
  'aria-label'?: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  autoComplete?: string;
  inputRef?: Ref<HTMLButtonElement>;
}

/** One of a handful of known answers. For two to five with help texts use RadioGroup, for many ComboBox. */
export function Select(props: SelectProps) {
  const {
    label,
    description,
    errorMessage,
    isRequired,
    isOptional,
    id,
    name,
    options,
    value,
    onChange,
    onBlur,
  } = props;
  const { placeholder = 'Choose…', autoComplete, isDisabled, inputRef } = props;
  return (
    <AriaSelect
      className={clsx(fieldStyles.field)}
      validationBehavior="aria"
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      placeholder={placeholder}
      isInvalid={Boolean(errorMessage)}
      {...defined({ 'aria-label': props['aria-label'], name, onBlur, autoComplete, isRequired, isDisabled })}
    >
      {label === undefined ? null : (
        <FieldTexts {...{ label, description, errorMessage, isRequired, isOptional }} />
      )}
      <Button
        className={clsx(fieldStyles.control, styles.trigger)}
        {...defined({ id: id ?? name, ref: inputRef })}
      >
        <SelectValue className={clsx(styles.value)} />
        <Icon name="chevronDown" />
      </Button>
      <ListOptions options={options} />
    </AriaSelect>
  );
}
