import { expect, screen, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, settled, shows, leads, type PageMeta, type Story, type Playing } from '../page/page';

const answers = {
  listApprovals: 'waiting',
  getApproval: 'waiting',
  confirmApproval: 'confirmed',
  declineApproval: 'declined',
  withdrawApproval: 'withdrawn',
  setApprovalReason: 'waiting',
} as const;

export default {
  title: 'Screens/Admin/Approvals',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Request 17', at: '/admin/approvals/17', as: 'finance', answers },
} satisfies PageMeta;

const list = { heading: 'Approvals', at: '/admin/approvals' } as const;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async ({ canvas, userEvent }: Playing, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Waiting: Story = {
  tags: ['main'],
  args: list,
  play: async ({ canvas }) => {
    await settled('Approvals');
    await leads(canvas, 'A coupon of $5,000.00', '/admin/approvals/17');
    await expect(canvas.getByRole('cell', { name: '80 %' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Everybody' })).toBeVisible();
    // In the menu of FINANCE, near the refunds.
    const menu = canvas.getByRole('navigation', { name: 'Admin' });
    await expect(within(menu).getByRole('link', { name: 'Approvals' })).toBeInTheDocument();
  },
};

export const WaitingNarrow: Story = { args: list, ...narrow };
export const NothingWaits: Story = {
  tags: ['full'],
  args: { ...list, answers: { listApprovals: 'none' } },
  play: shows('Nothing waits for confirmation'),
};
export const ConfirmedList: Story = {
  args: { ...list, at: '/admin/approvals?status=confirmed', answers: { listApprovals: 'confirmed' } },
};
export const ListFailed: Story = { args: { ...list, fails: { listApprovals: 500 } } };

/** What FINANCE has to judge, and the confirmation of exactly that. */
export const Judged: Story = {
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await settled('Request 17');
    await expect(canvas.getByText('Twelve releases went out a day late.')).toBeVisible();
    await expect(canvas.getByText('dana@harbor-robotics.example')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'A coupon of $120.00' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await press(playing, 'Confirm');
    const modal = await dialog('Confirm this request?');
    await userEvent.type(modal.getByRole('textbox', { name: /^Notes/ }), 'Agreed.');
    await userEvent.click(modal.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(callsOf('confirmApproval').map(({ body }) => body)).toEqual([
      { worth: 5000, note: 'Agreed.' },
    ]);
  },
};

export const JudgedNarrow: Story = { ...narrow };

/** Without a reason nothing is declined. */
export const Declining: Story = {
  play: async (playing) => {
    const { userEvent } = playing;
    await press(playing, 'Decline');
    const modal = await dialog('Decline this request?');
    await userEvent.click(modal.getByRole('button', { name: 'Decline' }));
    await modal.findAllByText('Please provide a reason.');
    await expect(callsOf('declineApproval')).toHaveLength(0);
    await userEvent.type(modal.getByRole('textbox', { name: /^Reason/ }), 'Two, not twelve.');
    await userEvent.click(modal.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(callsOf('declineApproval')[0]?.body).toEqual({ note: 'Two, not twelve.' }));
  },
};

/** A price has changed meanwhile: nothing is done, and the page shows what it is worth now. */
export const WorthChanged: Story = {
  tags: ['full'],
  args: { fails: { confirmApproval: 'changed' } },
  play: async (playing) => {
    await press(playing, 'Confirm');
    const modal = await dialog('Confirm this request?');
    await playing.userEvent.click(modal.getByRole('button', { name: 'Confirm' }));
    await expect(await modal.findByText(/is worth something else by now/)).toBeVisible();
    await waitFor(() => expect(callsOf('getApproval').length).toBeGreaterThan(1));
  },
};

/** Who has asked says why and withdraws, and does not confirm. */
export const Own: Story = {
  args: {
    heading: 'Request 14',
    at: '/admin/approvals/14',
    as: 'editor',
    answers: { ...answers, getApproval: 'own' },
  },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await settled('Request 14');
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /^Reason/ })).toBeVisible();
    await press(playing, 'Withdraw');
    const modal = within(await screen.findByRole('alertdialog', { name: 'Withdraw this request?' }));
    await userEvent.click(modal.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(callsOf('withdrawApproval')).toHaveLength(1));
  },
};

export const Confirmed: Story = {
  tags: ['full'],
  args: { answers: { getApproval: 'confirmed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agreed with Dana on the phone.')).toBeVisible();
    // FINANCE has no coupons of its own: everything stands here.
    await expect(canvas.queryByRole('link', { name: 'The coupon' })).toBeNull();
  },
};
export const Declined: Story = { args: { answers: { getApproval: 'declined' } } };
export const Universal: Story = {
  args: { heading: 'Request 15', at: '/admin/approvals/15', answers: { getApproval: 'universal' } },
};
export const Missing: Story = {
  args: { heading: 'Not Found', fails: { getApproval: 'notFound' } },
};
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };
export const LongTextsNarrow: Story = { args: { wording: 'long' }, ...narrow };
