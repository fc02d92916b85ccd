import { expect, screen, waitFor } from 'storybook/test';
import { pageAddress } from '../page/openPage';
import { narrow, page, shows, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Admin/Audit log',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Audit log',
    at: '/admin/audit-log',
    as: 'admin',
    answers: { listAuditEntries: 'some', listFailedJobs: 'none' },
  },
} satisfies PageMeta;

/** Who, what, on what, before and after, from where; both names where staff acted for somebody. */
export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('in the place of dana@harbor-robotics.example')).toBeVisible();
    // In words; the name by which it is searched stands behind them.
    await expect(canvas.getByTitle('release.approve')).toHaveTextContent('Approved release 43');
    await expect(canvas.getByText('In editorial review')).toBeVisible();
    await expect(canvas.getByText('Pending distribution')).toBeVisible();
    await expect(canvas.getByText('203.0.113.7')).toBeVisible();
    await expect(canvas.getByText('Firefox on Linux')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'release 43' })[0]).toHaveAttribute(
      'href',
      '/admin/releases/43',
    );
  },
};

export const Narrow: Story = { ...narrow };

/** The filters stand in the address. */
export const Filtered: Story = {
  tags: ['full'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'What' }), 'Approved a release');
    await userEvent.click(await screen.findByRole('option', { name: 'Approved a release' }));
    await userEvent.click(await canvas.findByRole('button', { name: /\bOn\b/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Release' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/audit-log?act=release.approve&subject=release'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    // The fields follow the address.
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'What' })).toHaveValue(''));
    await expect(pageAddress()).toBe('/admin/audit-log');
  },
};

export const NothingMatches: Story = {
  tags: ['full'],
  args: { at: '/admin/audit-log?act=nothing', answers: { listAuditEntries: 'none' } },
  play: shows('Nothing matches these filters'),
};

export const Failed: Story = { args: { fails: { listAuditEntries: 500 } } };
