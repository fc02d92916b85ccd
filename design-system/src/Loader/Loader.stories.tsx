import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loader } from './Loader';
import { ProgressBar } from './ProgressBar';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Feedback/Loader',
  component: Loader,
  args: { label: 'Loading releases…' },
} satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Progress: Story = {
  render: () => <ProgressBar label="Uploading logo.png" value={40} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading logo.png' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

export const Lines: Story = { render: () => <Skeleton lines={4} /> };
