import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionBar } from '../Page/ActionBar';
import { StatusTag } from './StatusTag';
import { statusTones, type StatusKind } from './statusTones';

const meta = {
  title: 'Feedback/StatusTag',
  tags: ['stable'],
  component: StatusTag,
  args: { children: 'Published' },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

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
};

const everyOf = (kind: StatusKind): Story => ({
  render: () => (
    <ActionBar>
      {Object.keys(statusTones[kind]).map((words) => (
        <StatusTag key={words}>{words}</StatusTag>
      ))}
    </ActionBar>
  ),
  play: async ({ canvas }) => {
    for (const words of Object.keys(statusTones[kind])) await expect(canvas.getByText(words)).toBeVisible();
  },
});

export const Release = everyOf('release');
export const Order = everyOf('order');
export const Coupon = everyOf('coupon');
export const Refund = everyOf('refund');
export const Delivery = everyOf('delivery');

/** Words that are in no table, with a tone of the screen's. */
export const OtherWords: Story = { args: { tone: 'refused', children: 'Overdue' } };

export const RightToLeft: Story = {
  args: { tone: 'onhold', children: 'بانتظار موافقتك' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <StatusTag {...args} />
    </div>
  ),
};
