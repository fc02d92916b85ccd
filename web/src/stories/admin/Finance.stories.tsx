import { expect, userEvent, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, shows, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Admin/Finance',
  tags: ['!autodocs', 'needs-review', 'behaviour'],
  ...page,
  args: {
    heading: 'Deferred revenue',
    at: '/admin/finance?month=11&year=2026',
    as: 'finance',
    answers: { getDeferredRevenueProgress: 'closed', getDeferredRevenue: 'files' },
  },
} satisfies PageMeta;

const csv = 'deferred-revenue/2026/11/bundles.csv';

export const Closed: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: csv });
    await expect(link).toHaveAttribute(
      'href',
      `/admin/finance?month=11&year=2026&key=${encodeURIComponent(csv)}`,
    );
    await expect(await canvas.findByText('The reports cover the whole month.')).toBeVisible();
  },
};

export const Narrow: Story = { ...narrow };

export const Chosen: Story = {
  args: { at: '/admin/finance' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Year/ }));
    const years = await waitFor(() => {
      const options = [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
      if (options.length === 0) throw new Error('The list is not open.');
      return options;
    });
    await expect([years.length, years[0], years.at(-1)]).toEqual([20, '2026', '2007']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Reports' }));
    await expect(await canvas.findByRole('link', { name: csv })).toBeVisible();
    await waitFor(() => expect(callsOf('getDeferredRevenueProgress')[0]?.path).toMatch(/2026\/11$/));
  },
};

export const None: Story = {
  tags: ['full'],
  args: { answers: { getDeferredRevenueProgress: 'none', makeDeferredRevenue: 'running' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reports for November 2026')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Make reports' }));
    await waitFor(() => expect(callsOf('makeDeferredRevenue')).toHaveLength(1));
  },
};

export const Running: Story = {
  tags: ['full'],
  args: { answers: { getDeferredRevenueProgress: 'running' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'The reports are being made' });
    await expect(bar).toHaveAttribute('aria-valuetext', '2,000 of 4,120 bundles');
  },
};

export const NotOver: Story = {
  tags: ['full'],
  args: { answers: { getDeferredRevenueProgress: 'open', getDeferredRevenue: 'files' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make them again' })).toBeVisible();
    await expect(await canvas.findByText(/^The reports cover the month until 11\/20\/2026/)).toBeVisible();
  },
};

export const Ahead: Story = {
  args: {
    at: '/admin/finance?month=12&year=2026',
    answers: { getDeferredRevenueProgress: 'none' },
    fails: { makeDeferredRevenue: 'ahead' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make reports' }));
    await expect(await canvas.findByText('This month has not begun.')).toBeVisible();
  },
};

export const CouldNotBeMade: Story = {
  tags: ['full'],
  args: { answers: { getDeferredRevenueProgress: 'failed' } },
  play: shows('The reports could not be made'),
};

export const Failed: Story = { args: { answers: {}, fails: { getDeferredRevenueProgress: 500 } } };
export const NotForPartnerOffice: Story = {
  args: { heading: 'Not Authorized', as: 'partnerOffice', answers: {} },
};
