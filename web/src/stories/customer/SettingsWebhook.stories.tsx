import { expect, screen, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Customer/Settings, webhook',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'https://press.harborline.example/dispatch',
    at: '/settings/api/webhooks/3',
    as: 'customer',
    answers: {
      listWebhooks: 'some',
      listWebhookMessages: 'some',
      getWebhookMessage: 'default',
      testWebhook: 'default',
      replayWebhook: 'default',
      sendWebhookMessageAgain: 'default',
      saveWebhook: 'default',
      renewWebhookSecret: 'default',
    },
  },
} satisfies PageMeta;

/** What was sent is read with its answers and sent again; the secret is changed, and shown once. */
export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: /^What was sent to/ }));
    await expect(
      table.getByText('Harbor Robotics opens Baltimore plant and adds 400 jobs over three years'),
    ).toBeVisible();
    await expect(table.getByText('The receiver answers 503.')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: /^Show order\.refunded/ }));
    const message = within(await screen.findByRole('dialog', { name: 'order.refunded' }));
    await expect(await message.findByRole('textbox', { name: 'Body' })).toHaveTextContent(
      '"orderNumber": 1048',
    );
    await expect(message.getByText('Internal Server Error')).toBeVisible();
    await expect(message.getByText('The receiver does not answer in time.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Send order\.refunded.* again$/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send all again (1)' }));
    await expect(await canvas.findByText('4 are sent again.')).toBeVisible();
    await expect(callsOf('sendWebhookMessageAgain')[0]?.path).toBe(
      '/api/settings/webhookmessages/msg_77aa7b1e7d524f5e9f0b2f6a0f2a9a11/again',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make a new secret' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Make a new secret?' }));
    await expect(asked.getByText(/^For 24 hours/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Make a new secret' }));
    const shown = within(await screen.findByRole('dialog', { name: 'The secret of the webhook' }));
    await expect(shown.getByText(/^whsec_/)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'I have kept it' }));
    await waitFor(() => expect(screen.queryByText(/^whsec_/)).toBeNull());
  },
};

/** One that was switched off says why, and is switched on again. */
export const SwitchedOff: Story = {
  tags: ['full'],
  args: { heading: 'https://old.harborline.example/hook', at: '/settings/api/webhooks/4' },
  ...narrow,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Switched off: it has taken nothing for three days.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send a test' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on' }));
    await waitFor(() =>
      expect(callsOf('saveWebhook')[0]?.body).toEqual({
        address: 'https://old.harborline.example/hook',
        events: ['release.published'],
        isOn: true,
      }),
    );
  },
};
