import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Modal, type ModalProps } from './Modal';

function Held(props: ModalProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Preview</Button>
      <Modal {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Feedback/Modal',
  component: Modal,
  render: (args) => <Held {...args} />,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Preview',
    children: 'The preview is a guide; changes made by the editors will not show.',
    actions: <Button variant="primary">Print or save as PDF</Button>,
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Escape closes it and the focus returns to where it was. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Preview' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const confirmed = fn();
const cancelled = fn();

export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      isOpen
      title="Leave the wizard?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={confirmed}
      onCancel={cancelled}
    >
      You might lose some data. Are you sure you want to leave the release wizard?
    </ConfirmDialog>
  ),
  play: async () => {
    confirmed.mockClear();
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave the wizard?' });
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(confirmed).toHaveBeenCalledTimes(1);
  },
};

/** What cannot be undone has the focus on the way back; Escape means no. */
export const ConfirmDanger: Story = {
  render: () => (
    <ConfirmDialog
      isOpen
      tone="danger"
      title="Delete the draft?"
      confirmLabel="Delete"
      onConfirm={confirmed}
      onCancel={cancelled}
    >
      It cannot be brought back.
    </ConfirmDialog>
  ),
  play: async () => {
    confirmed.mockClear();
    cancelled.mockClear();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(cancelled).toHaveBeenCalledTimes(1);
    await expect(confirmed).not.toHaveBeenCalled();
  },
};
