import clsx from 'clsx';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Tag as AriaTag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../Icon/Icon';
import styles from './Tag.module.css';
import { useWords } from '../Words/useWords';

export interface TagItem {
  id: string;
  label: string;
}

export interface TagGroupProps {
  /** What the tags are, on top of them: 'Journalist lists'. */
  label: string;
  items: readonly TagItem[];
  onRemove: (id: string) => void;
  /** Instead of tags, when there are none. */
  empty?: string;
}

/** What was chosen, each with a way to take it off again. One stop of the Tab key for all of them. */
export function TagGroup({ label, items, onRemove, empty }: TagGroupProps) {
  const { none } = useWords('Tag');
  return (
    <AriaTagGroup
      className={clsx(styles.group)}
      onRemove={(keys) => {
        for (const key of keys) onRemove(String(key));
      }}
    >
      <Label className={clsx(styles.label)}>{label}</Label>
      <TagList
        className={clsx(styles.list)}
        items={items}
        renderEmptyState={() => <span className={styles.empty}>{empty ?? none}</span>}
      >
        {({ id, label: words }) => (
          <AriaTag id={id} textValue={words} className={clsx(styles.tag, styles.removable)}>
            <span className={styles.words}>{words}</span>
            <Button slot="remove" className={clsx(styles.remove)}>
              <Icon name="close" size={12} />
            </Button>
          </AriaTag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}
