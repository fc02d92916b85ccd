import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link';
import { Banner } from './Banner';

const meta = {
  title: 'Feedback/Banner',
  tags: ['stable'],
  component: Banner,
  args: { tone: 'info', title: 'Local edition', children: 'Mail stays in the inbox page of this machine.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnHold: Story = {
  args: {
    tone: 'warning',
    title: 'Your release is on hold. Revisions are required.',
    children: (
      <ul>
        <li>The headline names a product that is not in the text.</li>
        <li>The contact cannot be reached.</li>
      </ul>
    ),
    action: <Link href="#headline">Edit the headline</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Revisions are required.');
  },
};

export const Success: Story = {
  args: { tone: 'success', title: 'Your release was submitted to Editorial.', children: undefined },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Your card was declined.',
    children: 'Nothing was charged. Your draft is as it was.',
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
