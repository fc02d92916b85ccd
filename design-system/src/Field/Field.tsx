import clsx from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { FieldError } from '../FieldError/FieldError';
import styles from './Field.module.css';
import type { FieldProps } from './fieldProps';
import { useWords } from '../Words/useWords';

export function Necessity({ isRequired, isOptional }: Pick<FieldProps, 'isRequired' | 'isOptional'>) {
  const words = useWords('Field');
  if (!isRequired && !isOptional) return null;
  return <span className={styles.necessity}> {isRequired ? words.required : words.optional}</span>;
}

interface OwnProps<Root> {
  /** The React Aria field that the control stands in. Its other properties stand beside this one. */
  of: ComponentType<Root>;
  /** What every field takes, as the caller of the part has given it. Without a label no words are shown. */
  field: Omit<FieldProps, 'label'> & Partial<Pick<FieldProps, 'label'>>;
  /** The control. */
  children: ReactNode;
}

/** Every field: its label, help and error, in this order, above its control; its id and name; whether it is invalid. */
export function Field<Root extends object>({
  of: Root,
  field,
  children,
  ...root
}: OwnProps<Root> & Omit<Root, 'children' | 'className'>) {
  const { label, name, id = name, description, errorMessage, isRequired, isOptional, isDisabled } = field;
  const props = {
    ...{ id, name, isRequired, isDisabled, validationBehavior: 'aria', isInvalid: Boolean(errorMessage) },
    ...root,
    className: clsx(styles.field),
  };
  return (
    <Root {...(props as unknown as Root)}>
      {label === undefined ? null : (
        <>
          <Label className={clsx(styles.label)}>
            {label}
            <Necessity isRequired={isRequired} isOptional={isOptional} />
          </Label>
          {description ? (
            <Text slot="description" className={clsx(styles.description)}>
              {description}
            </Text>
          ) : null}
          <FieldError>{errorMessage}</FieldError>
        </>
      )}
      {children}
    </Root>
  );
}
