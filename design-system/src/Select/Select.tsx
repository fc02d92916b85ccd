import clsx from 'clsx';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Field } from '../Field/Field';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { Icon } from '../Icon/Icon';
import { ListOptions, type Option } from '../ListOptions/ListOptions';
import styles from '../ListOptions/ListOptions.module.css';
import { useWords } from '../Words/useWords';

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
  const { name, id = name, options, value, onChange, onBlur } = props;
  const { placeholder, autoComplete, inputRef } = props;
  const words = useWords('Select');
  return (
    <Field
      of={AriaSelect<Option>}
      field={props}
      id={undefined}
      aria-label={props['aria-label']}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      placeholder={placeholder ?? words.placeholder}
      {...{ onBlur, autoComplete }}
    >
      <Button className={clsx(fieldStyles.control, styles.trigger)} id={id} ref={inputRef}>
        <SelectValue className={clsx(styles.value)} />
        <Icon name="chevronDown" />
      </Button>
      <ListOptions options={options} />
    </Field>
  );
}
