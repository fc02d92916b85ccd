import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { defined } from '../defined';
import styles from './Tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  /** How many things the panel holds, beside the label. */
  count?: number | undefined;
  isDisabled?: boolean | undefined;
  /** The panel. Only the selected one is there. */
  content: ReactNode;
}

export interface TabsProps {
  /** What the panels have in common, for screen readers: 'Parts of the order'. */
  label: string;
  items: readonly TabItem[];
  /** With `onSelect`, when the screen keeps what is selected; otherwise the tabs keep it themselves. */
  selectedId?: string | undefined;
  /** Selected at first; the first tab unless told. */
  defaultSelectedId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** manual: the arrows only move, Enter or Space selects. For panels that are slow to load. */
  activation?: 'automatic' | 'manual' | undefined;
}

/** Panels of one screen, of which one is seen. Views with an address of their own are NavTabs. */
export function Tabs({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onSelect,
  activation = 'automatic',
}: TabsProps) {
  return (
    <AriaTabs
      className={clsx(styles.tabs)}
      keyboardActivation={activation}
      {...defined({ selectedKey: selectedId, defaultSelectedKey: defaultSelectedId })}
      {...(onSelect ? { onSelectionChange: (key) => onSelect(String(key)) } : {})}
    >
      <TabList aria-label={label} className={clsx(styles.list)}>
        {items.map(({ id, label: words, count, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={clsx(styles.tab)}>
            {words}
            {count === undefined ? null : <span> {count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={clsx(styles.panel)}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
