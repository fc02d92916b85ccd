import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionBar } from '../Page/ActionBar';
import { StatusTag } from './StatusTag';
import { Tag } from './Tag';

const meta = {
  title: 'Feedback/StatusTag',
  component: StatusTag,
  args: { tone: 'live', children: 'Live' },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Told apart by words, shape and colour. */
export const All: Story = {
  render: () => (
    <ActionBar>
      <StatusTag tone="draft">Draft</StatusTag>
      <StatusTag tone="pending">Submitted</StatusTag>
      <StatusTag tone="review">In review</StatusTag>
      <StatusTag tone="onhold">On hold</StatusTag>
      <StatusTag tone="scheduled">Scheduled</StatusTag>
      <StatusTag tone="live">Live</StatusTag>
      <StatusTag tone="refused">Refused</StatusTag>
      <StatusTag tone="neutral">Expired</StatusTag>
      <Tag>Premium</Tag>
    </ActionBar>
  ),
};
