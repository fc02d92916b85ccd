import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Split } from '@dispatch/design-system';
import { phone, rightToLeft } from '@dispatch/design-system/storyFrames';
import { Receipt } from './Receipt';

const meta = {
  title: 'Content/Receipt',
  tags: ['stable'],
  component: Receipt,
  args: {
    title: 'Order · 20 Nov 2026',
    lines: [
      { label: 'Premium release', amount: '$415.00' },
      { label: 'Journalist lists', amount: '$90.00', note: '2 at $45.00' },
      { label: 'Priority distribution', amount: '$0.00', note: 'Part of Premium', tone: 'muted' },
      { label: 'Account discount', amount: '−$50.50', note: '10 %', tone: 'credit' },
    ],
    total: { label: 'Total', amount: '$454.50' },
  },
  render: (args) => (
    <Split side={<Receipt {...args} />}>
      <p>The form stands here.</p>
    </Split>
  ),
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · order summary, invoice',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Total/ })).toHaveTextContent('$454.50');
    await expect(canvas.getByRole('table', { name: 'Order · 20 Nov 2026' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Journalist lists/ })).toHaveTextContent(
      /Journalist lists\s*2 at \$45\.00\s*\$90\.00/,
    );
  },
};

export const Free: Story = {
  args: {
    lines: [{ label: 'Basic release', amount: '$0.00', note: 'From your bundle' }],
    total: { label: 'Total', amount: '$0.00' },
  },
};

/** Below the total there is room for what belongs to it: a coupon, the way on. */
export const WithAction: Story = {
  args: { children: <Button variant="primary">Pay $454.50</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay $454.50' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'ORD-88121 · 20 Nov 2026, 11:31 AM ET · Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    lines: [
      {
        label: 'Premium release, upgraded from Advanced after it had been submitted to Editorial',
        amount: '$1,234,567.00',
        note: 'The difference of today’s prices, less what was paid before',
      },
    ],
    total: { label: 'Total, charged to the card ending in 4242', amount: '$1,234,567.00' },
  },
};

export const Phone: Story = { globals: phone };

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    title: 'الطلب',
    lines: [{ label: 'بيان بريميوم', amount: '$415.00' }],
    total: { label: 'الإجمالي', amount: '$415.00' },
  },
};
