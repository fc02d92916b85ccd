import { expect, screen, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Admin/Publications',
  tags: ['!autodocs', 'behaviour', 'needs-review'],
  ...page,
  args: {
    heading: 'Publications',
    at: '/publications',
    as: 'editor',
    answers: { listPublications: 'some', getPublication: 'full' },
  },
} satisfies PageMeta;

/** Seven days, unless another number is chosen; the number stands in the address. */
export const List: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    await leads(canvas, '5530871', '/publication/5530871');
    await expect(canvas.getByRole('link', { name: 'Publications' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');
    await expect(callsOf('listPublications').at(-1)?.path).toBe('/api/publish/getsenttoiriscomplete/7');
    await userEvent.click(canvas.getByRole('button', { name: /Sent within/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'The last 30 days' }));
    await waitFor(() => expect(pageAddress()).toBe('/publications/30'));
    await waitFor(() =>
      expect(callsOf('listPublications').at(-1)?.path).toBe('/api/publish/getsenttoiriscomplete/30'),
    );
  },
};

export const Narrow: Story = { ...narrow };
export const Nothing: Story = { args: { answers: { listPublications: 'none' } } };
export const Failed: Story = { args: { fails: { listPublications: 500 } } };
export const ForFinance: Story = { args: { heading: 'Not Authorized', as: 'finance' } };

/** Nothing is asked for what is no number of days. */
export const DaysInvalid: Story = {
  tags: ['full'],
  args: { at: '/publications/0.5' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('days param must be a positive number greater than zero'),
    ).toBeVisible();
    await expect(callsOf('listPublications')).toEqual([]);
  },
};

const record = { heading: 'Publication 5530871', at: '/publication/5530871' };

export const Record: Story = {
  args: record,
  play: async ({ canvas }) => {
    await settled('Publication 5530871');
    await expect(canvas.getByText('Harbor Robotics')).toBeVisible();
    await expect(canvas.getByText('Robotics; Logistics')).toBeVisible();
    await expect(canvas.getByText('Maryland; United States')).toBeVisible();
    await expect(canvas.getByText(/opened an assembly plant/)).toBeVisible();
  },
};

export const RecordNarrow: Story = { ...narrow, args: record };
export const RecordSparse: Story = { args: { ...record, answers: { getPublication: 'sparse' } } };
/** What was never sent, and what can be no id. */
export const RecordMissing: Story = {
  args: { at: record.at, heading: 'No Release Data Found', fails: { getPublication: 404 } },
};
