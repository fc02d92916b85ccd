import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { phone, rightToLeft } from '../storyFrames';
import { beside } from '../testing/beside';
import { Modal, type ModalProps } from './Modal';

interface HeldProps extends ModalProps {
  hasEnded?: boolean;
}

function Held({ hasEnded = false, ...props }: HeldProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Preview</Button>
      <Modal {...props} isOpen={isOpen && !hasEnded} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Feedback/Modal',
  tags: ['stable'],
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

export const Playground: Story = {
  name: 'Playground · dialog, popup, overlay',
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible());
  },
};

/** Its button and Escape close it, and the focus returns to where it was. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Preview' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Preview' })).toBeVisible());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Preview' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** So does a press beside it, and none inside. */
export const PressBeside: Story = {
  tags: ['behaviour'],
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview' });
    await userEvent.click(within(dialog).getByText(/^The preview is a guide/));
    await expect(dialog).toBeVisible();
    await userEvent.click(beside(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Preview' })).toHaveFocus());
  },
};

function LeadingOn(props: ModalProps) {
  const [isDone, setDone] = useState(false);
  const sent = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isDone) sent.current?.focus();
  }, [isDone]);
  return (
    <>
      <h2 ref={sent} tabIndex={-1}>
        {isDone ? 'Sent' : 'Not sent yet'}
      </h2>
      <Held {...props} hasEnded={isDone} actions={<Button onPress={() => setDone(true)}>Send</Button>} />
    </>
  );
}

/** What ends the task may lead elsewhere: the focus stays there. */
export const LeadsOn: Story = {
  args: { isOpen: false },
  render: (args) => <LeadingOn {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const sent = await canvas.findByRole('heading', { name: 'Sent' });
    await waitFor(() => expect(sent).toHaveFocus());
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(sent).toHaveFocus();
  },
};

/** Longer than the window: the body scrolls, and the keyboard can reach it. */
export const LongTexts: Story = {
  globals: phone,
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: 'The preview is a guide; changes made by the editors will not show. '.repeat(80),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).not.toBeNull());
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    title: 'معاينة',
    children: 'المعاينة دليل فقط.',
    actions: <Button variant="primary">طباعة</Button>,
  },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'معاينة' });
    const close = screen.getByRole('button', { name: 'إغلاق' });
    await expect(close.getBoundingClientRect().left).toBeLessThan(title.getBoundingClientRect().left);
  },
};
