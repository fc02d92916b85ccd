import clsx from 'clsx';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import styles from './SaveStatus.module.css';

export interface SaveStatusProps {
  state: 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed';
  /** When it was saved, as it is to be read: '11:42 AM'. */
  at?: string;
  onRetry?: () => void;
}

/** Whether the work is safe: 'Not saved by itself' where the person has to save, 'Saving…', 'Saved 11:42 AM', 'Not saved' with a way to try again. */
export function SaveStatus({ state, at, onRetry }: SaveStatusProps) {
  return (
    <div className={styles.status}>
      <span role="status" className={clsx(styles.words, state !== 'idle' && styles[state])}>
        {state === 'unsaved' ? 'Not saved by itself' : null}
        {state === 'saving' ? 'Saving…' : null}
        {state === 'saved' ? (
          <>
            <Icon name="check" size={14} />
            {at ? `Saved ${at}` : 'Saved'}
          </>
        ) : null}
        {state === 'failed' ? (
          <>
            <Icon name="warning" size={14} />
            Not saved
          </>
        ) : null}
      </span>
      {state === 'failed' && onRetry ? (
        <Button variant="quiet" onPress={onRetry}>
          Retry
        </Button>
      ) : null}
    </div>
  );
}
