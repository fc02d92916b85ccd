import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import styles from '../Choice/Choice.module.css';

export interface SwitchProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  id?: string;
  name?: string;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement | null>;
  children: ReactNode;
}

/** Turns something on or off at once. For an answer that counts when the form is sent, use Checkbox. */
export function Switch({ isSelected, onChange, id, name, isDisabled, inputRef, children }: SwitchProps) {
  return (
    <SwitchField
      isSelected={isSelected}
      onChange={onChange}
      {...{ id: id ?? name, name, isDisabled, inputRef }}
    >
      <SwitchButton className={clsx(styles.switch)}>
        <span className={styles.track} aria-hidden="true" />
        <span>{children}</span>
      </SwitchButton>
    </SwitchField>
  );
}
