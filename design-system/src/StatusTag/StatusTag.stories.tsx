import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionBar } from '../Page/ActionBar';
import { StatusTag } from './StatusTag';

const meta = {
  title: 'Feedback/StatusTag',
  tags: ['stable'],
  component: StatusTag,
  args: { tone: 'live', children: 'Published' },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · badge, pill, state',
};

/** The eight tones, told apart by words, shape and colour. */
export const Tones: Story = {
  render: () => (
    <ActionBar>
      <StatusTag tone="draft">draft</StatusTag>
      <StatusTag tone="pending">pending</StatusTag>
      <StatusTag tone="review">review</StatusTag>
      <StatusTag tone="onhold">onhold</StatusTag>
      <StatusTag tone="scheduled">scheduled</StatusTag>
      <StatusTag tone="live">live</StatusTag>
      <StatusTag tone="refused">refused</StatusTag>
      <StatusTag tone="neutral">neutral</StatusTag>
    </ActionBar>
  ),
  play: async ({ canvas }) => {
    const tags = canvas.getAllByText(/^[a-z]+$/);
    await expect(new Set(tags.map(({ className }) => className)).size).toBe(8);
  },
};

export const RightToLeft: Story = {
  args: { tone: 'onhold', children: 'بانتظار موافقتك' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <StatusTag {...args} />
    </div>
  ),
};
