import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import buttonStyles from '../Button/Button.module.css';
import { Icon } from '../Icon/Icon';
import listStyles from '../ListOptions/ListOptions.module.css';
import styles from './Menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  /** Goes somewhere; otherwise `onAction` does something. */
  href?: string;
  target?: '_blank';
  onAction?: () => void;
  isDisabled?: boolean;
}

export interface MenuProps {
  /** The words on the button. */
  label: ReactNode;
  'aria-label'?: string;
  items: readonly MenuEntry[];
  /** secondary: stands in a row of buttons. */
  variant?: 'quiet' | 'secondary';
}

/** A button that opens a short list of actions or places. */
export function Menu({ label, items, variant = 'quiet', ...rest }: MenuProps) {
  const look = variant === 'quiet' ? styles.trigger : clsx(buttonStyles.button, buttonStyles.secondary);
  return (
    <MenuTrigger>
      <Button className={clsx(look)} {...rest}>
        {label}
        <Icon name="chevronDown" size={14} />
      </Button>
      <Popover className={clsx(listStyles.popover)} offset={4} placement="bottom end">
        <AriaMenu className={clsx(listStyles.list)} items={items}>
          {({ id, label: words, href, target, onAction, isDisabled }) => (
            <MenuItem
              id={id}
              textValue={words}
              className={clsx(listStyles.option)}
              {...{ href, target, onAction, isDisabled }}
            >
              {words}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
