import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Modal } from '../Modal/Modal';
import { useWords } from '../Words/useWords';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The question, to the letter where a document gives it. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** danger: it cannot be undone. The focus is then on the way back. */
  tone?: 'default' | 'danger';
  isPending?: boolean;
}

/** Asks before something that loses work or money. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    tone = 'default',
    isPending,
  } = props;
  const words = useWords('ConfirmDialog');
  const isDanger = tone === 'danger';
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            onPress={onConfirm}
            isPending={isPending}
            autoFocus={!isDanger}
          >
            {confirmLabel}
          </Button>
          <Button onPress={onCancel} autoFocus={isDanger}>
            {cancelLabel ?? words.cancel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
