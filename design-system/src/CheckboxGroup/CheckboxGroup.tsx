import clsx from 'clsx';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import styles from '../Choice/Choice.module.css';
import { CheckLabel } from '../Choice/CheckLabel';
import { defined } from '../defined';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { FieldTexts } from '../Field/FieldTexts';

export interface CheckboxGroupProps extends FieldProps {
  options: readonly {
    id: string;
    label: string;
    description?: string;
    isDisabled?: boolean;
  }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
}

/** Any number of a few answers to one question. */
export function CheckboxGroup(props: CheckboxGroupProps) {
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
    isDisabled,
  } = props;
  return (
    <AriaCheckboxGroup
      className={clsx(fieldStyles.field)}
      validationBehavior="aria"
      value={[...value]}
      onChange={onChange}
      isInvalid={Boolean(errorMessage)}
      {...defined({ id: id ?? name, name, onBlur, isDisabled })}
    >
      <FieldTexts {...{ label, description, errorMessage, isRequired, isOptional }} />
      <div className={styles.options}>
        {options.map((option) => (
          <CheckboxField key={option.id} value={option.id} isDisabled={option.isDisabled ?? false}>
            <CheckboxButton className={clsx(styles.choice)}>
              {({ isSelected }) => (
                <CheckLabel isSelected={isSelected}>
                  {option.label}
                  {option.description ? <span className={styles.help}>{option.description}</span> : null}
                </CheckLabel>
              )}
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
    </AriaCheckboxGroup>
  );
}
