import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionBar } from '../Page/ActionBar';
import { StatusTag } from './StatusTag';
import { statusTones, type StatusKind, type StatusTone } from './statusTones';

const meta = {
  title: 'Feedback/StatusTag',
  tags: ['stable'],
  component: StatusTag,
  args: { children: 'Published' },
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

/** Each status has the look of its tone, and of no other. */
const everyOf = (kind: StatusKind): Story => ({
  render: () => (
    <ActionBar>
      {Object.keys(statusTones[kind]).map((words) => (
        <StatusTag key={words}>{words}</StatusTag>
      ))}
    </ActionBar>
  ),
  play: async ({ canvas }) => {
    const looks = new Map<string, StatusTone>();
    for (const [words, tone] of Object.entries(statusTones[kind])) {
      const tag = canvas.getByText(words);
      await expect(tag).toBeVisible();
      await expect(looks.get(tag.className) ?? tone).toBe(tone);
      looks.set(tag.className, tone);
    }
    await expect(looks.size).toBe(new Set(Object.values(statusTones[kind])).size);
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
