import { expect } from 'storybook/test';
import { pageAddress } from '../page/openPage';
import { narrow, page, shows, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Admin/Overview',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Overview',
    at: '/admin',
    as: 'admin',
    answers: { getOverview: 'busy', listFailedJobs: 'some' },
  },
} satisfies PageMeta;

/** Every figure leads to its list, and every chart is a table, too. */
export const Busy: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await leads(canvas, 'Revenue', '/admin/orders');
    await leads(canvas, 'Due today', '/admin/releases?view=scheduled');
    await leads(canvas, 'Bundle sales', '/admin/bundles');
    await expect(canvas.getByText('2 overdue at the desk')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Submissions by day' })).toBeInTheDocument();
  },
};

export const Narrow: Story = { ...narrow };

/** Who may not open the desk sees its figures without a way there, and no failed jobs. */
export const ForFinance: Story = {
  args: { as: 'finance', answers: { getOverview: 'quiet' } },
  play: async ({ canvas }) => {
    await leads(canvas, 'Revenue', '/admin/orders');
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
  play: shows('The overview could not be loaded'),
};
