import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { ToastProvider } from './ToastProvider';
import { useToast } from './toastQueue';

function Opener() {
  const { show } = useToast();
  return <Button onPress={() => show('Draft saved', { tone: 'success' })}>Save Draft</Button>;
}

const meta = {
  title: 'Feedback/Toast',
  tags: ['experimental'],
  component: ToastProvider,
  args: { children: <Opener /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Draft' }));
    await expect(await screen.findByText('Draft saved')).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Draft saved')).not.toBeInTheDocument());
  },
};
