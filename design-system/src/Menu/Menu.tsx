import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon';
import listStyles from '../ListOptions/ListOptions.module.css';
import styles from './Menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  /** Goes somewhere; otherwise `onAction` does something. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
}

export interface MenuProps {
  /** The words on the button. */
  label: ReactNode;
  'aria-label'?: string;
  items: readonly MenuEntry[];
}

/** A button that opens a short list of actions or places. */
export function Menu({ label, items, ...rest }: MenuProps) {
  return (
    <MenuTrigger>
      <Button className={clsx(styles.trigger)} {...rest}>
        {label}
        <Icon name="chevronDown" size={14} />
      </Button>
      <Popover className={clsx(listStyles.popover)} offset={4} placement="bottom end">
        <AriaMenu className={clsx(listStyles.list)} items={items}>
          {({ id, label: words, href, onAction, isDisabled }) => (
            <MenuItem
              id={id}
              textValue={words}
              className={clsx(listStyles.option)}
              {...{ href, onAction, isDisabled }}
            >
              {words}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
