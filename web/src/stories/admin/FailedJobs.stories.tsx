import { expect, screen, waitFor, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, shows, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Admin/Failed jobs',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Failed jobs',
    at: '/admin/failed-jobs',
    as: 'admin',
    answers: { listFailedJobs: 'some', retryFailedJob: 'default', giveUpFailedJob: 'default' },
  },
} satisfies PageMeta;

/** What failed, about what, why and how often; a press on Retry takes it off the list. */
export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    await leads(canvas, 'Order 58', '/admin/orders/58');
    await expect(canvas.getByText('connect ECONNREFUSED')).toBeVisible();
    answerFromNowOn({ answers: { listFailedJobs: { example: 'some', change: (jobs) => jobs.slice(1) } } });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: Mail the receipt of an order' }));
    await waitFor(() => expect(callsOf('retryFailedJob')).toHaveLength(1));
    await expect(await screen.findByText('The job is in the queue again.')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Retry: Publish a release at its hour' });
    await waitFor(() => expect(next).toHaveFocus());
    answerFromNowOn({ answers: { listFailedJobs: 'none' } });
    await userEvent.click(next);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('No failed jobs'));
  },
};

export const Narrow: Story = { ...narrow };

export const TriedAgain: Story = {
  tags: ['full'],
  args: { at: '/admin/failed-jobs?state=retrying', answers: { listFailedJobs: 'retrying' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tried 3 times, next/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Give up/ })).toBeNull();
    await expect(pageAddress()).toBe('/admin/failed-jobs?state=retrying');
  },
};

export const None: Story = {
  tags: ['full'],
  args: { answers: { listFailedJobs: 'none' } },
  play: shows('No failed jobs'),
};

export const GivingUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Give up: Publish a release at its hour' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Give this job up?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give up' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Please provide a reason for giving up.',
    );
    await userEvent.click(dialog.getByRole('textbox', { name: /^Reason/ }));
    await userEvent.paste(' Published by hand. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Give up' }));
    await expect(await screen.findByText('The job is given up.')).toBeVisible();
    await expect(callsOf('giveUpFailedJob')[0]?.body).toEqual({ reason: 'Published by hand.' });
  },
};

/** Many are decided over at once: each row says what it gets, then what it got. */
export const Several: Story = {
  args: { answers: { listFailedJobs: 'some', retryFailedJobs: 'some', giveUpFailedJobs: 'some' } },
  play: async ({ canvas, userEvent }) => {
    const ids = ['5f0c7b1e-7d52-4f5e-9f0b-2f6a0f2a9a11', '5f0c7b1e-7d52-4f5e-9f0b-2f6a0f2a9a12'];
    const tickAll = async () => {
      const all = await canvas.findByRole('checkbox', { name: /all/i });
      // It is dead until there are rows.
      await waitFor(() => expect(all).toBeEnabled());
      await userEvent.click(all);
    };
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    const modal = async () => within(await screen.findByRole('dialog'));
    await tickAll();
    await press('Retry');
    const retry = await modal();
    await expect(await retry.findByText('Mail the receipt of an order (Order 58)')).toBeVisible();
    await expect(retry.getByText('Will run again at once, with all its tries')).toBeVisible();
    await expect(retry.getByText(/^Is gone already/)).toBeVisible();
    await userEvent.click(retry.getByRole('button', { name: 'Retry (1)' }));
    await expect(await retry.findByText('Is in the queue again')).toBeVisible();
    await expect(callsOf('retryFailedJobs').map(({ body }) => body)).toEqual([
      { ids, isPreview: true },
      { ids: ids.slice(0, 1), isPreview: false },
    ]);
    await userEvent.click(retry.getByText('Close'));
    await waitFor(() => expect(callsOf('listFailedJobs').length).toBeGreaterThan(1));
    await tickAll();
    await press('Give up');
    const giveUp = await modal();
    await userEvent.click(await giveUp.findByRole('button', { name: 'Give up (1)' }));
    await expect(await giveUp.findByRole('alert')).toHaveTextContent(
      'Please provide a reason for giving up.',
    );
    await userEvent.click(giveUp.getByRole('textbox', { name: /^Reason/ }));
    await userEvent.paste(' Told by phone. ');
    await userEvent.click(giveUp.getByRole('button', { name: 'Give up (1)' }));
    await expect(await giveUp.findByText('Is given up')).toBeVisible();
    await expect(callsOf('giveUpFailedJobs')[1]?.body).toEqual({
      ids: ids.slice(0, 1),
      isPreview: false,
      reason: 'Told by phone.',
    });
  },
};

/** Somebody else was faster. */
export const Gone: Story = {
  tags: ['full'],
  args: { fails: { retryFailedJob: 404 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Retry: Publish a release at its hour' }),
    );
    await expect(await canvas.findByText('The job was not retried')).toBeVisible();
    await waitFor(() => expect(callsOf('listFailedJobs').length).toBeGreaterThan(1));
  },
};

export const Failed: Story = {
  tags: ['full'],
  args: { fails: { listFailedJobs: 500 } },
  play: shows('The failed jobs could not be loaded'),
};
