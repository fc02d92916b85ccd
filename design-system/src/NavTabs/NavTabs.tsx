import clsx from 'clsx';
import { Link as AriaLink } from 'react-aria-components/Link';
import styles from './NavTabs.module.css';
import { useWords } from '../Words/useWords';

export interface NavTab {
  label: string;
  href: string;
  /** How many there are, as words where it is not exact: '10,000+'. */
  count?: number | string;
  isCurrent?: boolean;
}

/** Views of one list, each with an address of its own. */
export function NavTabs({ items, label }: { items: readonly NavTab[]; label?: string }) {
  const words = useWords('NavTabs');
  return (
    <nav aria-label={label ?? words.views}>
      <ul className={styles.tabs}>
        {items.map((item) => (
          <li key={item.href}>
            <AriaLink
              href={item.href}
              className={clsx(styles.tab)}
              {...(item.isCurrent ? { 'aria-current': 'page' } : {})}
            >
              {item.label}
              {item.count === undefined ? null : (
                <span>{typeof item.count === 'number' ? words.count(item.count) : item.count}</span>
              )}
            </AriaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
