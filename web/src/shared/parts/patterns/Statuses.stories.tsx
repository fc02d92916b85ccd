import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionBar, StatusTag, type StatusTone } from '@dispatch/design-system';
import { statusTones, toneOfStatus, type StatusKind } from '../../status/statusTones';

const meta = { title: 'Patterns/Statuses', tags: ['stable'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each status has the look of its tone, and of no other. */
const everyOf = (kind: StatusKind): Story => ({
  render: () => (
    <ActionBar>
      {Object.keys(statusTones[kind]).map((words) => (
        <StatusTag key={words} tone={toneOfStatus(words)}>
          {words}
        </StatusTag>
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
