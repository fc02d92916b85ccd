import clsx from 'clsx';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import styles from './SaveStatus.module.css';
import { useWords } from '../Words/useWords';

export interface SaveStatusProps {
  state: 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed';
  /** When it was saved, as it is to be read: '11:42 AM'. */
  at?: string;
  onRetry?: () => void;
}

/** Whether the work is safe: 'Not saved by itself' where the person has to save, 'Saving…', 'Saved 11:42 AM', 'Not saved' with a way to try again. */
export function SaveStatus({ state, at, onRetry }: SaveStatusProps) {
  const words = useWords('SaveStatus');
  return (
    <div className={styles.status}>
      <span role="status" className={clsx(styles.words, state !== 'idle' && styles[state])}>
        {state === 'unsaved' ? words.unsaved : null}
        {state === 'saving' ? words.saving : null}
        {state === 'saved' ? (
          <>
            <Icon name="check" size={14} />
            {at ? words.savedAt(at) : words.saved}
          </>
        ) : null}
        {state === 'failed' ? (
          <>
            <Icon name="warning" size={14} />
            {words.failed}
          </>
        ) : null}
      </span>
      {state === 'failed' && onRetry ? (
        <Button variant="quiet" onPress={onRetry}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  );
}
