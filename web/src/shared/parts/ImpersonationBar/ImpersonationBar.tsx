import { useState } from 'react';
import { Banner, Button, ConfirmDialog, Icon, Stack } from '@dispatch/design-system';
import styles from './ImpersonationBar.module.css';

export interface ImpersonationBarProps {
  /** 'Logged In as {login}' */
  notice: string;
  returnLabel: string;
  /** 'Are you sure you want to Return to Admin?' */
  confirmText: string;
  /** After the question was answered with yes. */
  onReturn: () => void;
  /** On the way back: the question stays, and takes no second press. */
  isReturning?: boolean;
  /** Why the way back did not work, below the question. */
  error?: string;
}

/** Over the header, in the whole width, as long as a member of the staff acts as somebody else. Cannot be dismissed. */
export function ImpersonationBar(props: ImpersonationBarProps) {
  const { notice, returnLabel, confirmText, onReturn, isReturning = false, error } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.bar} aria-label={notice}>
      <p className={styles.notice}>
        <Icon name="user" />
        <span>{notice}</span>
      </p>
      <Button onPress={() => setAsking(true)}>{returnLabel}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={returnLabel}
        confirmLabel={returnLabel}
        onConfirm={onReturn}
        onCancel={() => setAsking(false)}
        isPending={isReturning}
      >
        <Stack gap="tight">
          <p>{confirmText}</p>
          {error ? <Banner tone="danger">{error}</Banner> : null}
        </Stack>
      </ConfirmDialog>
    </section>
  );
}
