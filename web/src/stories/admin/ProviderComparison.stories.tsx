import { expect, userEvent } from 'storybook/test';
import { narrow, page, settled, shows, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Admin/ProviderComparison',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Provider comparison',
    at: '/admin/provider-comparison',
    as: 'finance',
    answers: { getProviderComparison: 'some' },
  },
} satisfies PageMeta;

export const Differences: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await settled('Provider comparison');
    await expect(await canvas.findByRole('cell', { name: /Charge without an order/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 differences. Last run on 11\/20\/2026/);
    await expect(canvas.getAllByRole('link', { name: '58' })[0]).toHaveAttribute('href', '/admin/orders/58');
  },
};

export const Narrow: Story = { ...narrow };

export const None: Story = {
  tags: ['full'],
  args: { answers: { getProviderComparison: 'none' } },
  play: shows('No differences'),
};

export const RunNow: Story = {
  args: { answers: { getProviderComparison: 'never', runProviderComparison: 'running' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not compared yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Run now' }));
    await expect(await canvas.findByText('No differences')).toBeVisible();
  },
};

export const ProviderSilent: Story = {
  tags: ['full'],
  args: { answers: { getProviderComparison: 'failed' } },
  play: shows('The last try has failed'),
};

export const Failed: Story = { args: { fails: { getProviderComparison: 500 } } };
export const NotForEditors: Story = { args: { heading: 'Not Authorized', as: 'editor' } };
