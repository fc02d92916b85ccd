import { expect, screen, waitFor, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page, settled, leads, type PageMeta, type Story, type Playing } from '../page/page';

const answers = { getBundleOrder: 'paid', listBundleLots: 'untouched' } as const;

export default {
  title: 'Screens/Admin/Bundles',
  tags: ['!autodocs', 'behaviour', 'needs-review'],
  ...page,
  args: {
    heading: 'Bundle Order Id 71',
    at: '/admin/bundles/71',
    as: 'editor',
    answers: { ...answers, searchBundleOrders: 'firstPage' },
  },
} satisfies PageMeta;

const list = { heading: 'Bundle Order List', at: '/admin/bundles' };

const press = async ({ canvas, userEvent }: Playing, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** What a modal of this title says, which is closed then. */
async function said({ userEvent }: Playing, title: string): Promise<string | null> {
  const modal = within(await screen.findByRole('dialog', { name: title }));
  const words = modal.getByRole('paragraph').textContent;
  await userEvent.click(modal.getByRole('button', { name: 'Got it, thanks!' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return words;
}

async function refundStandard(playing: Playing): Promise<void> {
  const { canvas, userEvent } = playing;
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Standard, 3 releases' }));
  await press(playing, 'Refund');
  const question = within(await screen.findByRole('alertdialog', { name: 'Continue with refund?' }));
  await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
}

export const List: Story = {
  tags: ['main', '!behaviour'],
  args: list,
  play: async ({ canvas, userEvent }) => {
    await settled('Bundle Order List');
    const login = canvas.getByRole('link', { name: 'dana@harbor-robotics.example' });
    await expect(login).toHaveAttribute('href', '/admin/bundles/71');
    await expect(canvas.getByRole('columnheader', { name: /Bundle Id/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Amount/ }));
    const amount = canvas.getByRole('columnheader', { name: /Amount/ });
    await waitFor(() => expect(amount).toHaveAttribute('aria-sort', 'ascending'));
  },
};

export const Empty: Story = { args: { ...list, answers: { searchBundleOrders: 'none' } } };
export const Failed: Story = { args: { ...list, fails: { searchBundleOrders: 500 } } };
export const ForFinance: Story = { args: { ...list, heading: 'Not Authorized', as: 'finance' } };

export const Detail: Story = {
  tags: ['!behaviour'],
  play: async ({ canvas }) => {
    await settled('Bundle Order Id 71');
    await expect(canvas.getByText('Paid with Visa ending in 4242 on 11/12/2026 2:20 PM UTC')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Apply Changes' })).toBeNull();
  },
};

export const DetailNarrow: Story = { ...Detail, ...narrow, tags: ['behaviour'] };

export const Refunded: Story = {
  tags: ['full'],
  args: { answers: { ...answers, refundBundleOrder: 'refunded' } },
  play: async (playing) => {
    const { canvas } = playing;
    await settled('Bundle Order Id 71');
    answerFromNowOn({ answers: { getBundleOrder: 'refunded' } });
    await refundStandard(playing);
    await expect(await said(playing, 'Refunded')).toBe('Refunded completed');
    await expect(callsOf('refundBundleOrder').map(({ body }) => body)).toEqual([[142]]);
    await expect(canvas.getByRole('checkbox', { name: 'Select Standard, 3 releases' })).toBeDisabled();
    await expect(canvas.getByText('11/20/2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
};

/** Above the limit a second person has to confirm; why is asked at once. */
export const RefundWaits: Story = {
  args: { answers: { ...answers, refundBundleOrder: 'noReason', setApprovalReason: 'waiting' } },
  play: async (playing) => {
    const { userEvent } = playing;
    await settled('Bundle Order Id 71');
    await refundStandard(playing);
    const waits = within(await screen.findByRole('dialog', { name: 'Waits for confirmation' }));
    await leads(waits, 'See the request', '/admin/approvals/14');
    await userEvent.type(waits.getByRole('textbox', { name: /^Reason/ }), 'They closed their shop.');
    await userEvent.click(waits.getByRole('button', { name: 'Save Reason' }));
    await expect(await waits.findByText('Your reason is saved.')).toBeVisible();
    await expect(callsOf('setApprovalReason').map(({ path, body }) => [path, body])).toEqual([
      ['/api/admin/approvals/14/reason', { reason: 'They closed their shop.' }],
    ]);
  },
};

export const RefundFails: Story = {
  tags: ['full'],
  args: { fails: { refundBundleOrder: 'consumed' } },
  play: async (playing) => {
    await settled('Bundle Order Id 71');
    await refundStandard(playing);
    await expect(await said(playing, 'Error')).toBe('Releases of this line have already been used.');
  },
};

export const Changed: Story = {
  args: { answers: { ...answers, saveBundleLots: 'default' } },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await settled('Bundle Order Id 71');
    await press(playing, /Increase.*Quantity of Advanced/);
    await press(playing, /Decrease.*Quantity of Advanced/);
    await expect(canvas.queryByRole('button', { name: 'Apply Changes' })).toBeNull();
    await press(playing, /Increase.*Quantity of Advanced/);
    const day = canvas.getByLabelText('Expiration Date of Advanced');
    await userEvent.clear(day);
    await userEvent.type(day, '01/31/2028');
    await press(playing, 'Apply Changes');
    await expect(await said(playing, 'Changes Applied')).toBe('User Package Bundle Changes Applied');
    await expect(callsOf('saveBundleLots').at(-1)?.body).toEqual([
      { userPackageBundleId: 611, quantity: 6, expirationDate: '2028-01-31T23:59:59.999Z' },
    ]);
  },
};

export const ChangeFails: Story = {
  tags: ['full'],
  args: { fails: { saveBundleLots: 'belowUsed' } },
  play: async (playing) => {
    await settled('Bundle Order Id 71');
    await press(playing, /Decrease.*Quantity of Advanced/);
    await press(playing, 'Apply Changes');
    await expect(await said(playing, 'Error')).toBe(
      'The quantity cannot be lower than what has already been used.',
    );
    await expect(playing.canvas.getByRole('button', { name: 'Apply Changes' })).toBeVisible();
  },
};

/** A line of which a release was used cannot be ticked, and what is used up is not listed. */
export const Consumed: Story = {
  tags: ['full'],
  args: { answers: { ...answers, listBundleLots: 'consumed' } },
  play: async ({ canvas }) => {
    await settled('Bundle Order Id 71');
    for (const name of ['Select Advanced, 5 releases', 'Select Standard, 3 releases'])
      await expect(canvas.getByRole('checkbox', { name })).toBeDisabled();
    await expect(canvas.queryByRole('textbox', { name: 'Quantity of Standard' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Quantity of Advanced' })).toHaveValue('5');
  },
};

export const Given: Story = {
  args: {
    heading: 'Bundle Order Id 72',
    at: '/admin/bundles/72',
    answers: { ...answers, getBundleOrder: 'given' },
  },
};

export const Missing: Story = {
  args: { heading: 'Order Not found', at: '/admin/bundles/9', fails: { getBundleOrder: 404 } },
};

export const Giving: Story = {
  args: {
    heading: 'dana@harbor-robotics.example',
    at: '/admin/users/12',
    answers: {
      getUser: 'customer',
      listUserAddresses: 'none',
      listArchiveCounts: 'none',
      listUserSessions: 'none',
      listEditorialQueue: 'none',
      searchOrders: 'none',
      getUserFeatures: 'installation',
      giveBundle: 'given',
    },
  },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await press(playing, 'Give a bundle');
    const modal = within(await screen.findByRole('dialog', { name: 'Give a bundle' }));
    await userEvent.click(modal.getByRole('button', { name: 'Give' }));
    await expect(await modal.findAllByText('Please select a package.')).not.toHaveLength(0);
    await userEvent.click(modal.getByRole('button', { name: /Package/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Basic' }));
    const quantity = modal.getByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await userEvent.click(modal.getByRole('button', { name: 'Give' }));
    const link = await canvas.findByRole('link', { name: 'Bundle Order 72' });
    await expect(link).toHaveAttribute('href', '/admin/bundles/72');
    await expect(callsOf('giveBundle').at(-1)?.body).toEqual({
      userAccountId: 12,
      packageId: 80,
      quantity: 3,
      expirationDate: null,
      notes: '',
    });
  },
};
