import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { rightToLeft } from '../storyFrames';
import { beside } from '../testing/beside';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

function Held(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>My Releases</Button>
      <ConfirmDialog
        {...props}
        isOpen={isOpen}
        onCancel={() => {
          setOpen(false);
          props.onCancel();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Feedback/ConfirmDialog',
  tags: ['needs-review'],
  component: ConfirmDialog,
  render: (args) => <Held {...args} />,
  args: {
    isOpen: true,
    title: 'Leave the wizard?',
    children: 'You might lose some data. Are you sure you want to leave the release wizard?',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dangerous = {
  tone: 'danger',
  title: 'Delete the draft?',
  children: 'It cannot be brought back.',
  confirmLabel: 'Delete',
  cancelLabel: undefined,
} as const;

export const Playground: Story = {
  name: 'Playground · alert, question, modal',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave the wizard?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** What cannot be undone has the focus on the way back. */
export const Danger: Story = {
  args: dangerous,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** Escape means no. */
export const DangerKeyboard: Story = {
  args: dangerous,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The focus goes round inside, and back to where it was. A press beside it answers nothing. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'My Releases' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A press beside it answers nothing: nobody answers by accident. */
export const PressBeside: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.click(beside(await screen.findByRole('alertdialog')));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The answer is on its way: no second press. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    const leave = await screen.findByRole('button', { name: /Leave/ });
    await expect(leave).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(leave);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Longer than the window: the question scrolls, the buttons stay in sight. */
export const LongTexts: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: 'Impersonating them without first asking the user to log out may cause issues. '.repeat(40),
    confirmLabel: 'Yes, go on with it although they were active two minutes ago',
    cancelLabel: 'No, leave it for now',
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const question = await screen.findByText(/Impersonating/);
    await waitFor(() => expect(question.closest('[tabindex="0"]')).not.toBeNull());
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    title: 'مغادرة المعالج؟',
    children: 'قد تفقد بعض البيانات.',
    confirmLabel: 'مغادرة',
    cancelLabel: 'بقاء',
  },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'مغادرة' });
    const cancel = screen.getByRole('button', { name: 'بقاء' });
    await expect(cancel.getBoundingClientRect().right).toBeLessThan(confirm.getBoundingClientRect().left);
  },
};
