import { expect, screen, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Admin/Users',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Users List',
    at: '/admin/users',
    as: 'editor',
    answers: { searchUsers: 'firstPage', exportUsers: '' },
  },
} satisfies PageMeta;

/** The login leads to the person, and the usual order is by e-mail address. */
export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const login = await canvas.findByRole('link', { name: 'dana@harbor-robotics.example' });
    await expect(login).toHaveAttribute('href', '/admin/users/12');
    await expect(canvas.getByRole('button', { name: 'Email' }).closest('th')).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await leads(canvas, 'Register new user', '/register');
  },
};

export const Narrow: Story = { ...narrow };
export const LongTexts: Story = { args: { answers: { searchUsers: 'longTexts' } } };
export const NarrowLongTexts: Story = { ...LongTexts, ...narrow };
export const Empty: Story = { args: { answers: { searchUsers: 'none' } } };
export const Loading: Story = { args: { never: ['searchUsers'] } };

/** Search, order and rows in a page stand in the address; another search begins on the first page. */
export const Searched: Story = {
  args: { at: '/admin/users?search=harbor&perPage=5&page=2' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox');
    await expect(field).toHaveValue('harbor');
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/users?search=harbor&perPage=5&page=3'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Email' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/users?search=harbor&direction=desc&perPage=5'));
    await userEvent.clear(field);
    await userEvent.type(field, 'dana{Enter}');
    await waitFor(() => expect(pageAddress()).toBe('/admin/users?search=dana&direction=desc&perPage=5'));
  },
};

/** What each would get is seen before, and what became of each after. */
export const SessionsEnded: Story = {
  args: { answers: { searchUsers: 'firstPage', endSessionsOfUsers: 'some' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select dana@harbor-robotics.example' }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select finance@dispatch.example' }));
    await userEvent.click(canvas.getByRole('button', { name: 'End sessions' }));
    const modal = within(await screen.findByRole('dialog'));
    await expect(await modal.findByText('2 sessions will end')).toBeVisible();
    await expect(modal.getByText('Is not logged in')).toBeVisible();
    await expect(callsOf('endSessionsOfUsers')[0]?.body).toEqual({ ids: [12, 4], isPreview: true });
    await userEvent.click(modal.getByRole('button', { name: 'End sessions (1)' }));
    await expect(await modal.findByText('2 sessions ended')).toBeVisible();
    await expect(callsOf('endSessionsOfUsers')[1]?.body).toEqual({ ids: [12], isPreview: false });
    await userEvent.click(modal.getByText('Close'));
    await waitFor(() => expect(callsOf('searchUsers').length).toBeGreaterThan(1));
  },
};

/** After acting for somebody: the focus is in their row. */
export const RowOfTheAddress: Story = {
  args: { at: '/admin/users?search=dana#user-12' },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('link', { name: 'dana@harbor-robotics.example' })).toHaveFocus(),
    );
  },
};

/** The message stands under the table, and Retry asks again. */
export const Failed: Story = {
  tags: ['full'],
  args: { fails: { searchUsers: 500 } },
  play: async ({ canvas, userEvent }) => {
    const failure = await canvas.findByRole('alert');
    const table = canvas.getByRole('table');
    await expect(table.compareDocumentPosition(failure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await settled();
    const before = callsOf('searchUsers').length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('searchUsers')).toHaveLength(before + 1));
  },
};

export const DownloadUnderWay: Story = {
  tags: ['full'],
  args: { never: ['exportUsers'] },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Download CSV/ });
    await userEvent.click(button);
    await waitFor(() => expect(callsOf('exportUsers')).toHaveLength(1));
    await expect(button).toHaveAttribute('data-pending', 'true');
  },
};

export const DownloadRefused: Story = {
  tags: ['full'],
  args: { fails: { exportUsers: 'tooMany' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV' }));
    await screen.findByText(/Too many/);
  },
};

export const ForFinance: Story = { args: { heading: 'Not Authorized', as: 'finance', answers: {} } };
