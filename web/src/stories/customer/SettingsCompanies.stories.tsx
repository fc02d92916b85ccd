import { expect, screen, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { leads, narrow, page, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Customer/Settings, company pages',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Company pages',
    at: '/settings/companies',
    as: 'customer',
    answers: {
      listCompanies: 'some',
      createCompany: 'waiting',
      saveCompany: 'approved',
      deleteCompany: '',
      checkCompanySite: 'approved',
    },
  },
} satisfies PageMeta;

/** One is added with its name alone; another is changed from what was loaded, and removed after it was asked for. */
export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    await leads(canvas, 'Open the page', '/news/companies/harbor-robotics');
    await expect(canvas.getByText('Waits for the desk')).toBeVisible();
    await expect(canvas.getByText(/^Verified since 18 Nov 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Verify harbor-robotics\.example/ }));
    const site = within(await screen.findByRole('dialog', { name: 'Verify harbor-robotics.example' }));
    await expect(site.getByText('_dispatch.harbor-robotics.example')).toBeVisible();
    await userEvent.click(site.getByRole('button', { name: 'Look now' }));
    await waitFor(() => expect(callsOf('checkCompanySite')[0]?.path).toBe('/api/companies/7/site'));
    await expect(site.getByText(/^Verified since/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add company page' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a company page' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add company page' }));
    await expect(
      (await dialog.findAllByText('Please provide the name of the company.')).length,
    ).toBeGreaterThan(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Company name/ }), 'Harbor Sensors');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Website/ }), 'harbor');
    await userEvent.click(dialog.getByRole('button', { name: 'Add company page' }));
    await expect((await dialog.findAllByText(/must be a web address/)).length).toBeGreaterThan(0);
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Website/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add company page' }));
    await waitFor(() => expect(callsOf('createCompany')[0]?.body).toMatchObject({ name: 'Harbor Sensors' }));
    await expect(await canvas.findByText(/We email you when the desk has looked at its name/)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Edit Harbor Robotics' }));
    const editing = within(await screen.findByRole('dialog', { name: 'Edit the company page' }));
    await userEvent.click(editing.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(callsOf('saveCompany')[0]?.body).toMatchObject({ version: 4, contactName: 'Maya Lindqvist' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Harbor Sensors' }));
    const asked = within(
      await screen.findByRole('alertdialog', { name: /^Remove the page of Harbor Sensors/ }),
    );
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(callsOf('deleteCompany')[0]?.path).toBe('/api/companies/8'));
  },
};

export const Narrow: Story = { ...narrow };
