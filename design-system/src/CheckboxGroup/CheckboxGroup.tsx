import clsx from 'clsx';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import styles from '../Choice/Choice.module.css';
import { CheckLabel } from '../Choice/CheckLabel';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/fieldProps';

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
  const { options, value, onChange, onBlur } = props;
  return (
    // React Aria would ask for each box of a group that is required.
    <Field
      of={AriaCheckboxGroup}
      field={props}
      isRequired={undefined}
      value={[...value]}
      {...{ onChange, onBlur }}
    >
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
    </Field>
  );
}
