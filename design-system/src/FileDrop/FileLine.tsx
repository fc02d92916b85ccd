import { Button } from '../Button/Button';
import { FieldError } from '../FieldError/FieldError';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './FileDrop.module.css';
import type { Words } from '../Words/english';
import type { UploadItem } from './uploadItem';
import { writeBytes } from './writeBytes';

interface FileLineProps {
  item: UploadItem;
  words: Words['FileDrop'];
  onRetry: () => void;
  /** Cancels what is on its way, removes what has come or failed. */
  onRemove: () => void;
}

export function FileLine({ item, words, onRetry, onRemove }: FileLineProps) {
  const { name, size, state, progress, errors = [] } = item;
  const isOnItsWay = state === 'waiting' || state === 'uploading';
  return (
    <li className={styles.line} data-state={state}>
      <div className={styles.file}>
        <bdi className={styles.name}>{name}</bdi> <bdi className={styles.size}>{writeBytes(size)}</bdi>
      </div>
      <div role="status" className={styles.state}>
        <VisuallyHidden>{name}: </VisuallyHidden>
        {state === 'failed' ? <FieldError>{words.failed}</FieldError> : words[state]}
        {state === 'failed' ? errors.map((text) => <div key={text}>{text}</div>) : null}
      </div>
      {state === 'uploading' ? (
        <div className={styles.progress}>
          <ProgressBar label={words.progress(name)} isLabelHidden value={progress ?? null} />
        </div>
      ) : null}
      <div className={styles.actions}>
        {state === 'failed' ? (
          <Button variant="quiet" aria-label={words.retryFile(name)} onPress={onRetry}>
            {words.retry}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          aria-label={isOnItsWay ? words.cancelFile(name) : words.removeFile(name)}
          onPress={onRemove}
        >
          {isOnItsWay ? words.cancel : words.remove}
        </Button>
      </div>
    </li>
  );
}
