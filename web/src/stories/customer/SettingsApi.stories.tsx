import { expect, screen, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Customer/Settings, API',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'API',
    at: '/settings/api',
    as: 'customer',
    answers: {
      listAccessTokens: 'some',
      createAccessToken: 'default',
      revokeAccessToken: '',
      listWebhooks: 'some',
      createWebhook: 'default',
    },
  },
} satisfies PageMeta;

/** One is made, shown once and gone from the screen; another is revoked after it was asked for. */
export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: /^Access tokens/ }));
    const [, used, unused, expired] = table.getAllByRole('row');
    await expect(used).toHaveTextContent(/Press calendar …x8Kq.*releases\.read, releases\.write/);
    await expect(unused).toHaveTextContent('Never');
    await expect(expired).toHaveTextContent('Expired');
    await userEvent.click(canvas.getByRole('button', { name: 'Make an access token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make an access token' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make token' }));
    for (const missing of ['Please provide a name.', 'Please choose what the token may do.'])
      await expect((await dialog.findAllByText(missing)).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Press calendar');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Upload files/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^See your releases/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make token' }));
    await waitFor(() =>
      expect(callsOf('createAccessToken')[0]?.body).toEqual({
        name: 'Press calendar',
        scopes: ['releases.read', 'files.upload'],
        days: 90,
      }),
    );
    const shown = within(await screen.findByRole('dialog', { name: 'The token Press calendar' }));
    await expect(shown.getByText(/^dsp_/)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'I have kept it' }));
    await waitFor(() => expect(screen.queryByText(/^dsp_/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Monthly report' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Revoke Monthly report?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(callsOf('revokeAccessToken')[0]?.path).toBe('/api/settings/tokens/11'));
    const hooks = within(canvas.getByRole('table', { name: /^Webhooks/ }));
    await expect(hooks.getByRole('link', { name: 'https://old.harborline.example/hook' })).toHaveAttribute(
      'href',
      '/settings/api/webhooks/4',
    );
    await expect(hooks.getByText('Switched off')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a webhook' }));
    const adding = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
    await userEvent.type(
      adding.getByRole('textbox', { name: /^Address/ }),
      'https://press.harborline.example/dispatch',
    );
    await userEvent.click(adding.getByRole('checkbox', { name: /^Money of an order/ }));
    await userEvent.click(adding.getByRole('button', { name: 'Add webhook' }));
    await expect(await screen.findByText(/^whsec_/)).toBeVisible();
    await expect(callsOf('createWebhook')[0]?.body).toMatchObject({
      address: 'https://press.harborline.example/dispatch',
    });
    const made = callsOf('createWebhook')[0]?.body as { events: string[] } | undefined;
    await expect(made?.events).not.toContain('order.refunded');
  },
};

/** Staff may give what they may as staff, apart from what everybody may. */
export const OfStaff: Story = {
  tags: ['full'],
  args: { as: 'admin', answers: { listAccessTokens: 'none', listWebhooks: 'none' } },
  ...narrow,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No access token yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make an access token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make an access token' }));
    await expect(dialog.queryByRole('checkbox', { name: /^See customers/ })).toBeNull();
    await userEvent.click(dialog.getByText('As staff'));
    await expect(await dialog.findByRole('checkbox', { name: /^See customers/ })).toBeVisible();
  },
};
