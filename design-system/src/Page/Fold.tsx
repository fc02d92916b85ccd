import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import styles from './Page.module.css';

interface FoldProps {
  /** What is in it, as a name. */
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** What few need, behind a line that names it. */
export function Fold({ title, isOpenAtFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <div>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
        {title}
      </Button>
      {isOpen ? (
        <div id={id} className={styles.folded}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
