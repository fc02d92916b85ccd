import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import fieldStyles from '../Field/Field.module.css';
import listStyles from '../ListOptions/ListOptions.module.css';
import { Modal } from '../Modal/Modal';
import styles from './CommandPalette.module.css';

export interface PaletteItem {
  id: string;
  label: string;
  /** What tells it from others of the same name. */
  detail?: string;
  /** Goes somewhere; otherwise `onAction` does something. */
  href?: string;
  onAction?: () => void;
}

export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What can be typed: 'Number, name, address or words'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is found for the value, or offered before anything is typed. Empty groups are left out. */
  groups: readonly PaletteGroup[];
  /** How it stands with the search, in words: 'Searching…', 'Nothing matches.'. */
  status?: string;
}

const itemOf = (input: HTMLElement): HTMLElement | null =>
  input.closest('[role="dialog"]')?.querySelector<HTMLElement>('[role="menuitem"]') ?? null;

/** Enter takes the first of what is found where the arrows have chosen none: a number that was pasted is one press away. */
const takeFirst = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return;
  itemOf(event.currentTarget)?.click();
};

/** One field that leads everywhere: what is found by what was typed, and what can be done with it. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onClose, title, label, value, onChange, groups, status = '' } = props;
  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title}>
      <Autocomplete inputValue={value} onInputChange={onChange}>
        <SearchField aria-label={label} autoFocus>
          <Input
            className={clsx(fieldStyles.control, styles.input)}
            placeholder={label}
            dir="auto"
            enterKeyHint="go"
            onKeyDown={takeFirst}
          />
        </SearchField>
        <p className={styles.status} role="status">
          {status}
        </p>
        {shown.length === 0 ? null : (
          <Menu className={clsx(styles.list)} aria-label={title} items={shown} onAction={onClose}>
            {(group) => (
              <MenuSection>
                <Header className={clsx(styles.title)}>{group.title}</Header>
                <Collection items={group.items}>
                  {({ label: words, detail, href, onAction, id }) => (
                    <MenuItem
                      id={id}
                      textValue={words}
                      className={clsx(listStyles.option, styles.item)}
                      {...{ href, onAction }}
                    >
                      <span dir="auto">{words}</span>
                      {detail ? <span className={styles.detail}>{detail}</span> : null}
                    </MenuItem>
                  )}
                </Collection>
              </MenuSection>
            )}
          </Menu>
        )}
      </Autocomplete>
    </Modal>
  );
}
