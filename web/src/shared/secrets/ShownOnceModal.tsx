import { Banner, Button, CopyButton, Modal, Stack } from '@dispatch/design-system';
import type { ReactNode } from 'react';

interface ShownOnceModalProps {
  title: string;
  /** What it is: 'token', 'secret'. */
  what: string;
  secret: string;
  /** How it is used. */
  children: ReactNode;
  onClose: () => void;
}

/** What nobody can read again once it is closed. */
export function ShownOnceModal({ title, what, secret, children, onClose }: ShownOnceModalProps) {
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <Button variant="primary" onPress={onClose}>
          I have kept it
        </Button>
      }
    >
      <Stack>
        <Banner title={`Please keep this ${what} now: it is shown once.`}>{children}</Banner>
        <p>
          <code>{secret}</code>
        </p>
        <CopyButton text={secret} label={`Copy ${what}`} />
      </Stack>
    </Modal>
  );
}
