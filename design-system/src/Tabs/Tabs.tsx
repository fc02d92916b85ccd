import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { revealEvent } from '../ErrorSummary/focusField';
import styles from './Tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  /** How many things the panel holds, beside the label. */
  count?: number;
  /** How many fields of the panel are wrong. */
  problems?: number;
  isDisabled?: boolean;
  content: ReactNode;
}

export interface TabsProps {
  /** What the panels have in common, for screen readers: 'Parts of the order'. */
  label: string;
  items: readonly TabItem[];
  /** With `onSelect`, when the screen keeps what is selected; otherwise the tabs keep it themselves. */
  selectedId?: string;
  /** Selected at first; the first tab unless told. */
  defaultSelectedId?: string;
  onSelect?: (id: string) => void;
  /** manual: the arrows only move, Enter or Space selects. For panels that are slow to load. */
  activation?: 'automatic' | 'manual';
  /** For parts of one form: the panels that are not selected are out of sight, and an ErrorSummary leads into them. */
  keepsPanels?: boolean;
}

/** Panels of one screen, of which one is seen. Views with an address of their own are NavTabs. */
export function Tabs({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onSelect,
  activation = 'automatic',
  keepsPanels = false,
}: TabsProps) {
  const [ownId, setOwnId] = useState(defaultSelectedId ?? items[0]?.id);
  const root = useRef<HTMLDivElement>(null);
  const select = (id: string): void => {
    setOwnId(id);
    onSelect?.(id);
  };
  const reveal = useEffectEvent(({ target }: Event) => {
    const panel = target instanceof Element ? target.closest<HTMLElement>('[data-tab]') : null;
    if (panel?.dataset['tab']) select(panel.dataset['tab']);
  });
  useEffect(() => {
    const tabs = root.current;
    const listener = (event: Event): void => reveal(event);
    tabs?.addEventListener(revealEvent, listener);
    return () => tabs?.removeEventListener(revealEvent, listener);
  }, []);
  return (
    <AriaTabs
      ref={root}
      className={clsx(styles.tabs)}
      keyboardActivation={activation}
      onSelectionChange={(key) => select(String(key))}
      {...{ selectedKey: selectedId ?? ownId }}
    >
      <TabList aria-label={label} className={clsx(styles.list)}>
        {items.map(({ id, label: words, count, problems = 0, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={clsx(styles.tab)}>
            {words}
            {count === undefined ? null : <span> {count}</span>}
            {problems === 0 ? null : (
              <span className={styles.problems}>
                {' '}
                {problems} {problems === 1 ? 'problem' : 'problems'}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel
          key={id}
          id={id}
          data-tab={id}
          shouldForceMount={keepsPanels}
          className={clsx(styles.panel)}
        >
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
