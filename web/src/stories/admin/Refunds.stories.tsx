import { expect, screen, userEvent, within } from 'storybook/test';
import { narrow, page, settled, shows, type PageMeta, type Story } from '../page/page';

const order = (refunds = 'history', getOrder = 'card') => ({
  getOrder,
  getOrderRefunds: refunds,
  listRefundRequests: 'requested',
});

export default {
  title: 'Screens/Admin/Refunds',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Order 58',
    at: '/admin/orders/58',
    as: 'finance',
    answers: order(),
  },
} satisfies PageMeta;

const press = async (name: string, place: { findByRole: typeof screen.findByRole } = screen) =>
  userEvent.click(await place.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const History: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await settled('Order 58');
    await expect(await canvas.findByText('Refunded $120.00')).toBeVisible();
    await expect(canvas.getByText('Refundable $240.00')).toBeVisible();
    const history = canvas.getByRole('table', { name: 'History' });
    for (const words of [
      'Competitive Service',
      'Asked before the release was written.',
      'The service was used: the release is already written.',
      'Transaction Id re_3QK2a1',
    ])
      await expect(history).toHaveTextContent(words);
    await expect(within(history).getByRole('button', { name: 'Copy re_3QK2a1' })).toBeVisible();
  },
};

export const Requested: Story = {
  args: { heading: 'Orders', at: '/admin/orders?status=requested' },
  play: async ({ canvas }) => {
    await settled('Orders');
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Request Id',
      'Order Id',
      'Requested',
      'Status',
      'Refundable',
      'Refunded',
      'Created',
    ]);
    const order = canvas.getByRole('link', { name: '58' });
    await expect(order).toHaveAttribute('href', '/admin/orders/58');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
  },
};

export const RequestedNarrow: Story = { tags: ['full'], ...Requested, ...narrow, play: undefined };
export const NoneFailed: Story = {
  tags: ['full'],
  args: { heading: 'Orders', at: '/admin/orders?status=failed', answers: { listRefundRequests: 'none' } },
  play: shows('No refund requests with the status Failed'),
};
export const ListFailed: Story = {
  args: { heading: 'Orders', at: '/admin/orders?status=approved', fails: { listRefundRequests: 500 } },
};

export const HistoryNarrow: Story = { ...narrow };
export const None: Story = { args: { answers: order('none') } };

export const Exhausted: Story = {
  tags: ['full'],
  args: { answers: order('exhausted') },
  play: async ({ canvas }) => {
    const text = 'This order has reached the maximum refundable amount.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create' })).toBeNull();
  },
};

/** Of bundles single lines are given back, on their own page. */
export const OfBundles: Story = {
  tags: ['full', 'behaviour'],
  args: { heading: 'Order 71', at: '/admin/orders/71', answers: order('none', 'bundles') },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Bundle Order 71' });
    await expect(link).toHaveAttribute('href', '/admin/bundles/71');
    await expect(canvas.queryByRole('button', { name: 'Create' })).toBeNull();
  },
};

/** EDITOR may not decide, and asks for nothing once the revenue is recognized. */
export const ClosedToEditors: Story = {
  args: { as: 'editor', answers: order('pending', 'recognized') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are not allowed to create a refund.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const Warning: Story = {
  args: { answers: order('history', 'recognized') },
  play: async () => {
    await press('Create');
    const warning = within(await screen.findByRole('alertdialog', { name: 'Warning' }));
    await expect(warning.getByText(/^30 days have passed since any modifications/)).toBeVisible();
    await expect(warning.getByText('Are you sure you wish to continue creating a refund?')).toBeVisible();
  },
};

export const WarningGoesOn: Story = {
  ...Warning,
  play: async () => {
    await press('Create');
    await press('Yes');
    await dialog('Create Refund Request');
  },
};

export const CreateWrong: Story = {
  play: async () => {
    await press('Create');
    const modal = await dialog('Create Refund Request');
    await press('Create', modal);
    for (const text of ['Please provide a refund reason.', 'Please provide a refund amount.'])
      await expect((await modal.findAllByText(text))[0]).toBeVisible();
    const amount = modal.getByLabelText(/^Amount/);
    for (const [typed, text] of [
      ['ten', 'The refund amount field must be in digits.'],
      ['-1', 'The refund amount must be a positive number.'],
      ['1.005', 'The refund amount cannot have more than 2 decimal places.'],
      ['240.01', 'The refund amount cannot be higher than the refundable amount.'],
    ] as const) {
      await userEvent.clear(amount);
      await userEvent.type(amount, typed);
      await userEvent.tab();
      await expect((await modal.findAllByText(text))[0]).toBeVisible();
    }
    await userEvent.click(modal.getByLabelText(/^Notes/));
    await userEvent.paste('<b>no</b>');
    await userEvent.tab();
    await expect((await modal.findAllByText('The notes field cannot have html markup.'))[0]).toBeVisible();
    await press('Set Max', modal);
    await expect(amount).toHaveValue('240.00');
    await expect(
      modal.queryByText('The refund amount cannot be higher than the refundable amount.'),
    ).toBeNull();
    await expect(modal.getByText('At most $240.00.')).toBeVisible();
  },
};

export const CreateNarrow: Story = {
  tags: ['full'],
  ...narrow,
  play: async () => {
    await press('Create');
    await dialog('Create Refund Request');
  },
};

export const CreateRefused: Story = {
  args: { fails: { createRefundRequest: '409 tooHigh' } },
  play: async () => {
    await press('Create');
    const modal = await dialog('Create Refund Request');
    await userEvent.click(modal.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Online Gambling' }));
    await press('Set Max', modal);
    await press('Create', modal);
    const alert = await modal.findByRole('alert');
    await expect(alert).toHaveTextContent('Unable to create refund request.');
    await expect(alert).toHaveTextContent('cannot be higher than the refundable amount');
  },
};

export const ApproveByHand: Story = {
  play: async () => {
    await press('Approve');
    const modal = await dialog('Approve Refund Request');
    await expect(modal.queryByLabelText(/^Transaction Id/)).toBeNull();
    await expect(modal.getByText(/goes back the way the order was paid/)).toBeVisible();
    await userEvent.click(modal.getByLabelText('Refunded by hand'));
    await expect(await modal.findByText(/The payment provider is not asked/)).toBeVisible();
    await press('Approve', modal);
    await expect((await modal.findAllByText('Please provide a transaction id message.'))[0]).toBeVisible();
    await userEvent.type(modal.getByLabelText(/^Transaction Id/), '<i>7</i>');
    await userEvent.tab();
    await expect(
      (await modal.findAllByText('The transaction field cannot have html markup.'))[0],
    ).toBeVisible();
  },
};

export const ApproveRefused: Story = {
  tags: ['full'],
  args: { fails: { setRefundStatus: '409 failed' } },
  play: async () => {
    await press('Approve');
    const modal = await dialog('Approve Refund Request');
    await press('Approve', modal);
    const alert = await modal.findByRole('alert');
    await expect(alert).toHaveTextContent('Unable to update refund request.');
    await expect(alert).toHaveTextContent('has already been refunded');
  },
};

export const Reject: Story = {
  args: { answers: { ...order(), setRefundStatus: 'rejected' } },
  play: async () => {
    await press('Reject');
    const modal = await dialog('Reject Refund Request');
    await press('Reject', modal);
    await expect((await modal.findAllByText('Please provide a reason.'))[0]).toBeVisible();
    await userEvent.type(modal.getByLabelText(/^Reason/), 'It was used.');
    await press('Reject', modal);
    await expect(await screen.findByText('The refund is rejected.')).toBeVisible();
  },
};

export const FailedOnce: Story = {
  tags: ['full'],
  args: { answers: order('failed') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('expired or canceled card')).toBeVisible();
    await press('Try again');
    await dialog('Approve Refund Request');
  },
};
