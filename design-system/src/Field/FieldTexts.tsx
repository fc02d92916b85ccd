import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { FieldError } from '../FieldError/FieldError';
import styles from './Field.module.css';
import type { FieldProps } from './fieldProps';

type Words = Pick<FieldProps, 'label' | 'description' | 'errorMessage' | 'isRequired' | 'isOptional'>;

/** '(required)' or '(optional)' beside a label. */
export function Necessity({ isRequired, isOptional }: Pick<FieldProps, 'isRequired' | 'isOptional'>) {
  if (!isRequired && !isOptional) return null;
  return <span className={styles.necessity}> {isRequired ? '(required)' : '(optional)'}</span>;
}

/** Label, help and error of a field, in this order, above its control. Goes inside a React Aria field. */
export function FieldTexts({
  label,
  description,
  errorMessage,
  isRequired,
  isOptional,
  extra,
}: Words & { extra?: ReactNode }) {
  return (
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
      {extra}
      <FieldError>{errorMessage}</FieldError>
    </>
  );
}
