import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageAddress } from '../page/openPage';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Admin/Overview',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Overview',
    at: '/admin',
    as: 'admin',
    answers: { getOverview: 'busy', listFailedJobs: 'some' },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure leads to its list, and every chart is a table, too. */
export const Busy: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Revenue' })).toHaveAttribute(
      'href',
      '/admin/orders',
    );
    await expect(canvas.getByRole('link', { name: 'Due today' })).toHaveAttribute(
      'href',
      '/admin/releases?view=scheduled',
    );
    await expect(canvas.getByRole('link', { name: 'Bundle sales' })).toHaveAttribute(
      'href',
      '/admin/bundles',
    );
    await expect(canvas.getByText('2 overdue at the desk')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Submissions by day' })).toBeInTheDocument();
  },
};

export const Narrow: Story = { ...narrow };

/** Who may not open the desk sees its figures without a way there, and no failed jobs. */
export const ForFinance: Story = {
  args: { as: 'finance', answers: { getOverview: 'quiet' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Revenue' })).toHaveAttribute(
      'href',
      '/admin/orders',
    );
    for (const name of ['Submissions', 'Holds', 'Due today', 'Bundle sales'])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Failed jobs' })).toBeNull();
  },
};

/** The partner office has no overview: it begins with the partners. */
export const ForThePartnerOffice: Story = {
  tags: ['full'],
  args: { heading: 'Partners', as: 'partnerOffice', answers: { listPartners: 'none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No partners yet')).toBeVisible();
    await expect(pageAddress()).toBe('/admin/partners');
  },
};

export const Failed: Story = {
  tags: ['full'],
  args: { fails: { getOverview: 500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The overview could not be loaded')).toBeVisible();
  },
};
