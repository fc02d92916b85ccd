import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import styles from '../Choice/Choice.module.css';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/fieldProps';

export interface RadioGroupProps extends FieldProps {
  options: readonly {
    id: string;
    label: ReactNode;
    description?: ReactNode;
    isDisabled?: boolean;
  }[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** row: side by side, for two or three short answers. */
  layout?: 'column' | 'row';
  /** The first radio button, so that an error can take the focus there. */
  inputRef?: Ref<HTMLInputElement | null>;
}

/** Exactly one of two to five answers, all of them in sight. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, onChange, onBlur, layout = 'column', inputRef } = props;
  return (
    <Field of={AriaRadioGroup} field={props} {...{ value, onChange, onBlur }}>
      <div className={clsx(styles.options, layout === 'row' && styles.row)}>
        {options.map((option, index) => (
          <RadioField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            inputRef={index === 0 ? inputRef : undefined}
          >
            <RadioButton className={clsx(styles.choice)}>
              <span className={clsx(styles.mark, styles.round)} aria-hidden="true" />
              <span>
                {option.label}
                {option.description ? <span className={styles.help}>{option.description}</span> : null}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </Field>
  );
}
