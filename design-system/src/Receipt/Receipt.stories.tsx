import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Split } from '../Page/Split';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Total/ })).toHaveTextContent('$454.50');
  },
};

export const Free: Story = {
  args: {
    lines: [{ label: 'Basic release', amount: '$0.00', note: 'From your bundle' }],
    total: { label: 'Total', amount: '$0.00' },
  },
};
