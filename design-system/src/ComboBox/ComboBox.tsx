import clsx from 'clsx';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { defined } from '../defined';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { FieldTexts } from '../Field/FieldTexts';
import { Icon } from '../Icon/Icon';
import { ListOptions, type Option } from '../ListOptions/ListOptions';
import styles from '../ListOptions/ListOptions.module.css';

export interface ComboBoxProps extends FieldProps {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One of many known answers, found by typing. */
export function ComboBox(props: ComboBoxProps) {
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
  const { placeholder, autoComplete, isDisabled, inputRef } = props;
  return (
    <AriaComboBox
      className={clsx(fieldStyles.field)}
      validationBehavior="aria"
      menuTrigger="focus"
      defaultItems={options}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      isInvalid={Boolean(errorMessage)}
      {...defined({ id: id ?? name, name, onBlur, isRequired, isDisabled })}
    >
      <FieldTexts {...{ label, description, errorMessage, isRequired, isOptional }} />
      <div className={styles.combo}>
        <Input
          className={clsx(fieldStyles.control)}
          dir="auto"
          {...defined({ placeholder, autoComplete, ref: inputRef })}
        />
        <Button className={clsx(styles.comboButton)}>
          <Icon name="chevronDown" />
        </Button>
      </div>
      <ListOptions />
    </AriaComboBox>
  );
}
