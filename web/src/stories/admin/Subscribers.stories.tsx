import { expect, screen, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Admin/Subscribers',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Subscribers',
    at: '/admin/subscribers',
    as: 'admin',
    answers: {
      listSubscribers: 'some',
      createSubscriber: 'default',
      getSubscriber: 'push',
      listSubscriberDeliveries: 'some',
      getDeliveredStory: 'default',
      sendDeliveryAgain: 'default',
      testSubscriber: 'default',
      saveSubscriber: 'push',
    },
  },
} satisfies PageMeta;

/** Who is added gets a secret that is shown once; what is for a kind alone is asked of that kind. */
export const List: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    await leads(canvas, 'Cedar Wire', '/admin/subscribers/2');
    await expect(canvas.getByText(/^Takes nothing since/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1' })).toHaveAttribute(
      'href',
      '/admin/subscribers/2?state=failed',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add subscriber' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a subscriber' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add subscriber' }));
    await expect(
      (await dialog.findAllByText('Please provide a name of the subscriber.')).length,
    ).toBeGreaterThan(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Harbor Gazette');
    await userEvent.click(dialog.getByRole('radio', { name: /^Fetched with a token/ }));
    await expect(dialog.queryByRole('textbox', { name: /^Address/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Only some topics or companies' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^sport$/i }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add subscriber' }));
    await waitFor(() => expect(callsOf('createSubscriber')).toHaveLength(1));
    await expect(callsOf('createSubscriber')[0]?.body).toMatchObject({
      name: 'Harbor Gazette',
      kind: 'pull',
      topics: ['15000000'],
    });
    await expect(await screen.findByText('dGhpcy1pcy1uby1zZWNyZXQtYXQtYWxsLQ')).toBeVisible();
  },
};

export const Narrow: Story = { ...narrow };

const one = { heading: 'Cedar Wire', at: '/admin/subscribers/2' };

/** What became of each delivery, with what was sent; it can be sent again, tried, paused and changed. */
export const One: Story = {
  args: one,
  play: async ({ canvas, userEvent }) => {
    await leads(canvas, 'Cedar Works recalls two of its kettles in Ohio', '/admin/releases/301');
    await expect(canvas.getByText('The receiver answers 422. No slugline.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send delivery 4817 again' }));
    await waitFor(() => expect(callsOf('sendDeliveryAgain')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Show delivery 4818' }));
    await expect(await screen.findByRole('textbox', { name: 'Body' })).toHaveDisplayValue(
      /harbor-robotics-204817/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test' }));
    await expect(await canvas.findByText('The test is on its way.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() =>
      expect(callsOf('saveSubscriber')[0]?.body).toMatchObject({ isPaused: true, version: 3 }),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Not taken' }));
    await waitFor(() => expect(callsOf('listSubscriberDeliveries').at(-1)?.query).toContain('state=failed'));
  },
};

export const OneNarrow: Story = { args: one, ...narrow };
