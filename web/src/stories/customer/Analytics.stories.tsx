import { expect, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { leads, narrow, page, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Customer/Analytics',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Analytics',
    at: '/distribution/analytics/43',
    as: 'customer',
    answers: { getReleaseAnalytics: 'some', exportReleaseAnalytics: '' },
  },
} satisfies PageMeta;

/** What a figure counts stands beside it, machines stand apart, and the file and other weeks are asked for. */
export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^People to whom this site sent the page/)).toBeVisible();
    const apart = within(canvas.getByRole('table', { name: 'Counted apart' }));
    await expect(apart.getByRole('row', { name: /Mail scanners/ })).toHaveTextContent('15');
    await expect(canvas.getByRole('row', { name: /harborline\.example/ })).toHaveTextContent('28%');
    await userEvent.click(canvas.getByRole('button', { name: 'Day by day' }));
    const days = within(canvas.getByRole('table', { name: 'Figures by day' }));
    await expect(days.getAllByRole('row')).toHaveLength(9);
    await leads(canvas, 'Back to the release', '/distribution/details/43');
    await userEvent.click(canvas.getByRole('link', { name: 'Last 12 weeks' }));
    await waitFor(() => expect(callsOf('getReleaseAnalytics').at(-1)?.query).toBe('?days=84'));
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(callsOf('exportReleaseAnalytics')).toHaveLength(1));
  },
};

export const None: Story = { args: { answers: { getReleaseAnalytics: 'none' } } };
export const Narrow: Story = { ...narrow };
export const Failed: Story = { tags: ['full'], args: { fails: { getReleaseAnalytics: 500 } } };
