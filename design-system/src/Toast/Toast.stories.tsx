import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Tone } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { phone, rightToLeft } from '../storyFrames';
import { ToastProvider } from './ToastProvider';
import { useToast } from './toastQueue';

function Opener({ text = 'Draft saved', tone = 'success' }: { text?: string; tone?: Tone }) {
  const { show } = useToast();
  return <Button onPress={() => show(text, { tone })}>Save Draft</Button>;
}

const meta = {
  title: 'Feedback/Toast',
  tags: ['needs-review'],
  component: ToastProvider,
  args: { children: <Opener /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · snackbar, notification',
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Draft' }));
    await waitFor(() => expect(screen.getByText('Draft saved')).toBeVisible());
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Draft saved')).not.toBeInTheDocument());
  },
};

/** F6 leads from the screen to the toasts, and Close gives the focus back. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Draft saved');
    await expect(canvas.getByRole('button', { name: 'Save Draft' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: /notification/i })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save Draft' })).toHaveFocus());
  },
};

export const Information: Story = {
  args: { children: <Opener text="The release was opened in another window, too." tone="info" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Draft' }));
    await waitFor(() => expect(screen.getByText(/another window/)).toBeVisible());
    // That of its tone, and that of the button which closes it.
    await expect(screen.getByRole('alertdialog').querySelectorAll('svg')).toHaveLength(2);
  },
};

/** It is never wider than the window, and words without a break are broken. */
export const LongText: Story = {
  globals: phone,
  args: {
    children: (
      <Opener text="Saved: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft names a new chief" />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Draft' }));
    await waitFor(() => expect(screen.getByText(/names a new chief/)).toBeVisible());
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { children: <Opener text="تم حفظ المسودة" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('تم حفظ المسودة')).toBeVisible());
  },
};
