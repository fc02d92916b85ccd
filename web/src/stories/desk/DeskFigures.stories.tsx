import { expect, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Desk/Figures',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Figures of the desk',
    at: '/admin/releases/figures',
    as: 'editor',
    answers: { getDeskFigures: 'some', exportDeskFigures: '' },
  },
} satisfies PageMeta;

/** Every chart is a table, too; a release leads to its review, and the file is of the weeks that are shown. */
export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('21.5 h')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Median wait by week' })).toBeInTheDocument();
    await leads(canvas, 'Harbor Robotics opens Baltimore plant', '/admin/releases/43');
    await leads(canvas, 'Releases on hold now', '/admin/releases?view=onhold');
    const editors = within(canvas.getByRole('table', { name: 'Decisions by editor' }));
    const ruth = editors.getByRole('row', { name: /Ruth Adeyemi/ });
    // A narrow table says the heading in front of each value.
    const values = ['Ruth Adeyemi', '15', '6', '1', '3', '25'];
    await expect(
      within(ruth)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(values.map((value) => expect.stringContaining(value) as string));
    await userEvent.click(canvas.getByRole('link', { name: 'Last 12 weeks' }));
    await waitFor(() => expect(callsOf('getDeskFigures').at(-1)?.query).toBe('?weeks=12'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(callsOf('exportDeskFigures')[0]?.query).toBe('?weeks=12'));
  },
};

export const None: Story = { args: { answers: { getDeskFigures: 'none' } } };
export const Failed: Story = { tags: ['full'], args: { fails: { getDeskFigures: 500 } } };
export const Narrow: Story = { ...narrow };
export const ForFinance: Story = {
  tags: ['full'],
  args: { heading: 'Not Authorized', as: 'finance', answers: {} },
};
