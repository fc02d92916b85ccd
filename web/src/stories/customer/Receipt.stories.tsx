import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Customer/Receipt',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Receipt',
    at: '/receipts/100042',
    as: 'customer',
    answers: { listReceipts: 'one' },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the mail about a refund leads: the receipt of one order, whatever was bought. */
export const OfOneOrder: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Receipt')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Download PDF' })).toBeVisible();
  },
};

export const Narrow: Story = { ...narrow };

export const SomebodyElses: Story = {
  args: { fails: { listReceipts: 'notFound' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  },
};

export const NoNumber: Story = { args: { heading: 'Not Found', at: '/receipts/mine' } };
