import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { IconButton } from '../Button/IconButton';
import styles from './Popover.module.css';
import { useWords } from '../Words/useWords';

interface NamedByTitle {
  /** The words on top, which also name it. */
  title: string;
  'aria-label'?: undefined;
}

interface NamedByLabel {
  title?: undefined;
  /** Its name for screen readers, where no title is seen. */
  'aria-label': string;
}

export type PopoverProps = (NamedByTitle | NamedByLabel) & {
  /** A Button or an IconButton; a press opens and closes the popover. */
  trigger: ReactNode;
  /** A function gets the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Where there is room; otherwise it turns to the other side. */
  placement?: AriaPopoverProps['placement'];
  width?: 'small' | 'medium';
  /** With `onOpenChange`, when the screen keeps whether it is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** Something more about a place of the screen, beside it. The rest of the screen stays in use; a press there closes it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    children,
    placement = 'bottom start',
    width = 'small',
    isOpen,
    onOpenChange,
  } = props;
  const words = useWords('Modal');
  return (
    <DialogTrigger {...{ isOpen, onOpenChange }}>
      {trigger}
      {/* The dialog within is named, and a name is nothing for the box around it. */}
      <AriaPopover
        className={clsx(styles.popover)}
        placement={placement}
        offset={6}
        data-width={width}
        aria-labelledby=""
      >
        <Dialog className={clsx(styles.dialog)} {...{ 'aria-label': props['aria-label'] }}>
          {({ close }) => (
            <>
              {title === undefined ? null : (
                <div className={styles.head}>
                  <Heading slot="title" level={2} className={clsx(styles.title)}>
                    {title}
                  </Heading>
                  <IconButton icon="close" label={words.close} onPress={close} />
                </div>
              )}
              <div className={styles.body}>{typeof children === 'function' ? children(close) : children}</div>
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
