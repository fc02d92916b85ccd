import clsx from 'clsx';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon';
import styles from './Tag.module.css';
import { useWords } from '../Words/useWords';

export interface TagProps {
  /** One to three words: a package, a group, a file. */
  children: string;
  /** Makes it removable by a button. Of a whole set of such tags make a TagGroup. */
  onRemove?: () => void;
}

/** A short label that is no status: a package, a group, what was chosen. */
export function Tag({ children, onRemove }: TagProps) {
  const words = useWords('Tag');
  return (
    <span className={clsx(styles.tag, onRemove && styles.removable)}>
      <span className={styles.words}>{children}</span>
      {onRemove ? (
        <Button
          className={clsx(styles.remove)}
          aria-label={words.remove(children)}
          onPress={() => onRemove()}
        >
          <Icon name="close" size={12} />
        </Button>
      ) : null}
    </span>
  );
}
