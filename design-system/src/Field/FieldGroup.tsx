import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldError } from '../FieldError/FieldError';
import styles from './Field.module.css';
import type { FieldProps } from './fieldProps';
import { Necessity } from './Field';

interface FieldGroupProps extends Omit<FieldProps, 'name' | 'isDisabled'> {
  children: ReactNode;
  className?: string;
}

export function FieldGroup({
  label,
  id,
  description,
  errorMessage,
  isRequired,
  isOptional,
  children,
  className,
}: FieldGroupProps) {
  const own = useId();
  const describedBy = [description ? `${own}-help` : '', errorMessage ? `${own}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${own}-label`}
      aria-describedby={describedBy || undefined}
      className={clsx(styles.field, className)}
      data-invalid={errorMessage ? true : undefined}
    >
      <span id={`${own}-label`} className={styles.label}>
        {label}
        <Necessity isRequired={isRequired} isOptional={isOptional} />
      </span>
      {description ? (
        <span id={`${own}-help`} className={styles.description}>
          {description}
        </span>
      ) : null}
      <FieldError id={`${own}-error`}>{errorMessage}</FieldError>
      {children}
    </div>
  );
}
