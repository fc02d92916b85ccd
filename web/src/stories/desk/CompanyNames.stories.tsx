import { expect, screen, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { leads, narrow, page, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Desk/Company names',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Company names',
    at: '/admin/companies',
    as: 'editor',
    answers: { listCompanyNames: 'waiting', decideCompanyName: 'approved' },
  },
} satisfies PageMeta;

/** A name is approved as it was seen, or declined with a reason. */
export const Waiting: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    await leads(canvas, 'Maya Lindqvist, Harbor Robotics', '/admin/users/12');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Harbor Sensors' }));
    const approving = within(await screen.findByRole('dialog', { name: 'Approve Harbor Sensors?' }));
    await userEvent.click(approving.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(callsOf('decideCompanyName')[0]).toMatchObject({
        path: '/api/admin/companies/8/decision',
        body: { version: 1, isApproved: true },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline Cedar Works' }));
    const declining = within(await screen.findByRole('dialog', { name: 'Decline Cedar Works?' }));
    await expect(declining.getByText(/^Readers see the page as Cedar Works Ltd/)).toBeVisible();
    await userEvent.click(declining.getByRole('button', { name: 'Decline' }));
    await expect(
      (await declining.findAllByText('Please say why the name is declined.')).length,
    ).toBeGreaterThan(0);
    await userEvent.type(declining.getByRole('textbox', { name: /^Reason/ }), 'It is not yours.');
    await userEvent.click(declining.getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(callsOf('decideCompanyName').at(-1)?.body).toMatchObject({
        version: 2,
        isApproved: false,
        reason: 'It is not yours.',
      }),
    );
  },
};

export const Narrow: Story = { ...narrow };
