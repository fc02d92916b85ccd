import clsx from 'clsx';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon';
import styles from './ListOptions.module.css';
import { useWords } from '../Words/useWords';

export interface Option {
  id: string;
  label: string;
  /** What else people call it: a combo box takes these, too. */
  otherNames?: readonly string[];
  isDisabled?: boolean;
}

/** The list that opens below a select or a combo box. With `options` left out, the combo box feeds it. */
export function ListOptions({ options, empty }: { options?: readonly Option[]; empty?: string }) {
  const words = useWords('ListOptions');
  return (
    <Popover className={clsx(styles.popover)} offset={4}>
      <ListBox
        className={clsx(styles.list)}
        {...(options ? { items: options } : {})}
        renderEmptyState={() => <div className={styles.empty}>{empty ?? words.empty}</div>}
      >
        {(option: Option) => (
          <ListBoxItem
            id={option.id}
            textValue={option.label}
            isDisabled={option.isDisabled ?? false}
            className={clsx(styles.option)}
          >
            {({ isSelected }) => (
              <>
                <span>{option.label}</span>
                {isSelected ? <Icon name="check" size={14} /> : null}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
