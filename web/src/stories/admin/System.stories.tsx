import { expect, waitFor, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page, shows, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Admin/System',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'System',
    at: '/admin/system',
    as: 'admin',
    answers: { getSystem: 'busy', checkSystem: 'troubled' },
  },
} satisfies PageMeta;

/** What needs somebody stands first, with what to do; a press tries all of it again. */
export const Troubled: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 parts need you')).toBeVisible();
    const needs = canvas.getByRole('table', { name: /^What the installation needs/ });
    const [, first] = within(needs).getAllByRole('row');
    await expect(first).toHaveTextContent(/Needs you.*Mail.*ECONNREFUSED.*To mend it: check SMTP_URL/);
    await leads(canvas, 'Jobs', '/admin/failed-jobs');
    await leads(canvas, '1 failed: Publish a release at its hour', '/admin/failed-jobs');
    const silent = canvas.getByRole('row', { name: /Silent/ });
    await expect(silent).toHaveTextContent('news-2, process 411');
    answerFromNowOn({ answers: { checkSystem: 'well' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('All of it works')).toBeVisible();
    await waitFor(() => expect(callsOf('checkSystem')).toHaveLength(2));
  },
};

export const Narrow: Story = { ...narrow };

/** Somebody who presses too often is told to wait, and what was found stays. */
export const TooOften: Story = {
  tags: ['full'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 parts need you');
    answerFromNowOn({ fails: { checkSystem: 429 } });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('It could not be tried again')).toBeVisible();
    await expect(canvas.getByText('2 parts need you')).toBeVisible();
  },
};

export const Quiet: Story = {
  tags: ['full'],
  args: { answers: { getSystem: 'quiet', checkSystem: 'well' } },
  play: shows('Nothing waits'),
};

export const Failed: Story = {
  tags: ['full'],
  args: { fails: { getSystem: 500 } },
  play: shows('The processes could not be loaded'),
};
