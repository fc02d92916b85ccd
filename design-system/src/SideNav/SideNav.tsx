import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../Icon/Icon';
import { useMediaQuery } from '../useMediaQuery';
import { useWords } from '../Words/useWords';
import styles from './SideNav.module.css';

export interface SideNavItem {
  label: string;
  href: string;
  /** How many wait there. */
  count?: number;
  isCurrent?: boolean;
}

export interface SideNavGroup {
  /** The small words over the group; a menu of one group needs none. */
  title?: string;
  items: readonly SideNavItem[];
}

export interface SideNavProps {
  /** What it leads around in: 'Settings', 'Back-office'. */
  label: string;
  groups: readonly SideNavGroup[];
  /** A media query: as long as it holds, a button opens the menu. `(max-width: 51.25em)` unless told; 'all' for always. */
  foldWhen?: string;
}

/** The places of one area, one under the other, beside its pages; on a phone a button above them opens it. */
export function SideNav({ label, groups, foldWhen = '(max-width: 51.25em)' }: SideNavProps) {
  const isFolded = useMediaQuery(foldWhen);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const words = useWords('NavTabs');
  const current = groups.flatMap(({ items }) => items).find(({ isCurrent }) => isCurrent);
  return (
    <nav
      className={styles.nav}
      aria-label={label}
      data-folded={isFolded || undefined}
      data-open={isOpen || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <button
        type="button"
        ref={toggle}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.where}>
          {label}
          {current ? <strong>{current.label}</strong> : null}
        </span>
        <Icon name={isOpen ? 'close' : 'chevronDown'} />
      </button>
      <div id={id} className={styles.groups}>
        {groups.map(({ title, items }, index) => (
          <div key={title ?? index} className={styles.group}>
            {title ? (
              <p id={`${id}-${index}`} className={styles.title}>
                {title}
              </p>
            ) : null}
            <ul className={styles.items} {...(title ? { 'aria-labelledby': `${id}-${index}` } : {})}>
              {items.map((item) => (
                <li key={item.href}>
                  <AriaLink
                    href={item.href}
                    className={clsx(styles.item)}
                    onPress={() => setOpen(false)}
                    {...(item.isCurrent ? { 'aria-current': 'page' } : {})}
                  >
                    {item.label}
                    {item.count === undefined ? null : (
                      <span className={styles.count}> {words.count(item.count)}</span>
                    )}
                  </AriaLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
