import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../Button/IconButton';
import { FocusReturn } from './FocusReturn';
import styles from './Modal.module.css';
import { ModalBody } from './ModalBody';
import { useWords } from '../Words/useWords';

export interface ModalProps {
  isOpen: boolean;
  /** Escape, the close button and a press beside the modal. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  role?: 'dialog' | 'alertdialog';
}

/** A short task that must be finished or left before anything else. Keeps the focus and gives it back. */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
}: ModalProps) {
  // The modal stands at the end of the page, outside of what says the direction around its place.
  const { direction } = useLocale();
  const words = useWords('Modal');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={role === 'dialog'}
      className={clsx(styles.veil)}
    >
      <AriaModal className={clsx(styles.modal)} data-size={size} dir={direction}>
        <FocusReturn />
        <Dialog role={role} className={clsx(styles.dialog)}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={clsx(styles.title)}>
              {title}
            </Heading>
            {role === 'dialog' ? <IconButton icon="close" label={words.close} onPress={onClose} /> : null}
          </div>
          <ModalBody>{children}</ModalBody>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
