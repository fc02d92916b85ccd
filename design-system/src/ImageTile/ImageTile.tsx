import { useState } from 'react';
import { Button } from '../Button/Button';
import { FieldError } from '../FieldError/FieldError';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Loader/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './ImageTile.module.css';
import { shortenCaption } from './shortenCaption';
import { useWords } from '../Words/useWords';

export interface ImageTileProps {
  /** The address of the thumbnail; null while there is none. */
  src: string | null;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
  /** Shown up to 50 characters; screen readers hear all of it. */
  caption: string;
  /** Names the picture on its buttons: 'Edit plant.png'. */
  fileName: string;
  /** The thumbnail is not there yet. */
  isLoading?: boolean;
  /** Why there is no thumbnail. A thumbnail the browser cannot show is told without it. */
  errorMessage?: string;
  onEdit?: () => void;
  onRemove?: () => void;
  /** Tries again to get the thumbnail. */
  onRetry?: () => void;
}

/** A picture, small, with its caption, its alt text and what can be done with it. */
export function ImageTile(props: ImageTileProps) {
  const { src, alt, caption, fileName, isLoading = false, errorMessage, onEdit, onRemove, onRetry } = props;
  const words = useWords('ImageTile');
  const [broken, setBroken] = useState<string | null>(null);
  const error = errorMessage ?? (src !== null && broken === src ? words.unseen : undefined);
  const short = shortenCaption(caption);
  const isShort = short !== caption.trim();
  return (
    <figure className={styles.tile}>
      <div className={styles.frame} data-failed={error && !isLoading ? true : undefined}>
        {isLoading ? (
          <span role="status" className={styles.words}>
            <Spinner />
            <VisuallyHidden>{words.loading(fileName)}</VisuallyHidden>
          </span>
        ) : error || src === null ? (
          <span className={styles.words}>
            <Icon name="picture" size={24} />
            {error ? <FieldError>{error}</FieldError> : words.none}
          </span>
        ) : (
          <img src={src} alt={alt} className={styles.image} onError={() => setBroken(src)} />
        )}
      </div>
      <figcaption className={styles.caption} dir="auto">
        <span aria-hidden={isShort || undefined}>{short}</span>
        {isShort ? <VisuallyHidden>{caption}</VisuallyHidden> : null}
      </figcaption>
      {alt.trim() === '' ? (
        <p className={styles.missing}>
          <Icon name="warning" /> {words.noAlt}
        </p>
      ) : (
        // The picture says it itself to a screen reader.
        <p className={styles.alt} aria-hidden="true" dir="auto">
          {alt}
        </p>
      )}
      <div className={styles.actions}>
        {error && !isLoading && onRetry ? (
          <Button variant="quiet" aria-label={words.retryFile(fileName)} onPress={onRetry}>
            {words.retry}
          </Button>
        ) : null}
        {onEdit ? (
          <Button variant="quiet" aria-label={words.editFile(fileName)} onPress={onEdit}>
            {words.edit}
          </Button>
        ) : null}
        {onRemove ? (
          <Button variant="quiet" aria-label={words.removeFile(fileName)} onPress={onRemove}>
            {words.remove}
          </Button>
        ) : null}
      </div>
    </figure>
  );
}
