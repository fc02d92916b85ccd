import clsx from 'clsx';
import { useContext, type ReactNode } from 'react';
import { FieldError as AriaFieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import styles from './FieldError.module.css';

export interface FieldErrorProps {
  /** For `aria-describedby` of a control that is not built on React Aria; the others are tied to it by themselves. */
  id?: string;
  /** What is wrong, in words that say how to mend it. Nothing is rendered without it. */
  children?: ReactNode;
}

/**
 * What is wrong with one field, between its label and its control. Inside a field of React Aria it describes the
 * control by itself; elsewhere give it an id and name that in `aria-describedby`.
 */
export function FieldError({ id, children }: FieldErrorProps) {
  const isInField = useContext(FieldErrorContext) !== null;
  if (!children) return null;
  return isInField ? (
    <AriaFieldError className={clsx(styles.error)}>{children}</AriaFieldError>
  ) : (
    <span id={id} className={styles.error}>
      {children}
    </span>
  );
}
