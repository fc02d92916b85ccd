import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import styles from '../Choice/Choice.module.css';
import { CheckLabel } from '../Choice/CheckLabel';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { FieldError } from '../FieldError/FieldError';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isOptional'> {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement | null>;
  /** What is agreed to, in the words of the person who ticks it. */
  children: ReactNode;
}

/** One thing that is so or not, and counts when the form is sent. For what works at once, use Switch. */
export function Checkbox(props: CheckboxProps) {
  const {
    isSelected,
    onChange,
    onBlur,
    id,
    name,
    description,
    errorMessage,
    isRequired,
    isDisabled,
    inputRef,
    children,
  } = props;
  return (
    <CheckboxField
      className={clsx(fieldStyles.field)}
      validationBehavior="aria"
      isSelected={isSelected}
      onChange={onChange}
      isInvalid={Boolean(errorMessage)}
      {...{ id: id ?? name, name, onBlur, isRequired, isDisabled, inputRef }}
    >
      <CheckboxButton className={clsx(styles.choice)}>
        {({ isSelected: ticked }) => <CheckLabel isSelected={ticked}>{children}</CheckLabel>}
      </CheckboxButton>
      {errorMessage || description ? (
        <div className={styles.below}>
          <FieldError>{errorMessage}</FieldError>
          {description ? (
            <Text slot="description" className={clsx(fieldStyles.description)}>
              {description}
            </Text>
          ) : null}
        </div>
      ) : null}
    </CheckboxField>
  );
}
