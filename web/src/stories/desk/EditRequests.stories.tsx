import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, whenEditorIsThere } from '../author/wizard';
import { answerFromNowOn, callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Desk/Edit requests',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Editorial desk',
    at: '/admin/releases/edits',
    as: 'editor',
    answers: { listEditRequests: 'open', listEditorialQueue: 'some' },
  },
} satisfies PageMeta;

export const Open: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: /Inge Halvorsen/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Edit requests/ })).toHaveAttribute('aria-current');
  },
};
export const Decided: Story = {
  args: {
    at: '/admin/releases/edits?state=declined',
    answers: { listEditRequests: 'decided', listEditorialQueue: 'some' },
  },
};
export const None: Story = { args: { answers: { listEditRequests: 'none', listEditorialQueue: 'some' } } };
export const Narrow: Story = { ...narrow };
export const LongTexts: Story = { args: { wording: 'long' } };

const review = {
  heading: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
  at: '/admin/releases/43',
  answers: { getReviewedRelease: 'editRequested' },
} satisfies Story['args'];

export const Requested: Story = {
  tags: ['full'],
  args: review,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^An edit is requested: order 100060/)).toBeVisible();
    await leads(canvas, 'Make this edit', '/admin/releases/43/edit?editRequest=7');
  },
};
export const RequestedNarrow: Story = { args: review, ...narrow };

const decline = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await press(canvasElement, 'Decline');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'The source says the same.');
  await press(dialog, 'Decline and refund');
  return dialog;
};

export const Declined: Story = {
  args: { ...review, answers: { ...review.answers, declineEditRequest: 'declined' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Decline');
    const dialog = await screen.findByRole('dialog');
    await press(dialog, 'Decline and refund');
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Please provide a reason.');
    await userEvent.keyboard('{Escape}');
    await decline(canvasElement);
    await waitFor(() => expect(canvas.queryByText(/^An edit is requested/)).toBeNull());
    await expect(callsOf('declineEditRequest')).toMatchObject([
      { path: '/api/admin/editrequests/7/decline', body: { reason: 'The source says the same.' } },
    ]);
  },
};

/** Another editor was faster: what is true now stands behind the refusal. */
export const DecidedByAnother: Story = {
  args: { ...review, fails: { declineEditRequest: 'decided' } },
  play: async ({ canvasElement }) => {
    const faster = { getReviewedRelease: 'editRequested' } as const;
    answerFromNowOn({ answers: faster, fails: { declineEditRequest: 'decided' } });
    const dialog = await decline(canvasElement);
    await expect(
      await within(dialog).findByText('This edit request has been done or declined already.'),
    ).toBeVisible();
  },
};

/** Who came to do it finds it ticked; republishing does it. */
export const DoneByRepublishing: Story = {
  args: {
    heading: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
    at: '/admin/releases/43',
    answers: {
      getReviewedRelease: 'editRequested',
      listCompanies: 'none',
      listVerifiedEmails: 'some',
      listJournalistLists: 'some',
      listSocialAccounts: 'none',
      publishRelease: '',
      saveReviewedRelease: '',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Make this edit' }));
    await whenEditorIsThere(canvasElement);
    for (const title of ['Amplify', 'Schedule', 'Verify Contact Information', 'Publishing']) {
      await press(canvasElement, 'Next');
      await canvas.findByRole('heading', { level: 1, name: title });
    }
    await expect(canvas.getByRole('checkbox', { name: /^Order 100060/ })).toBeChecked();
    await press(canvasElement, 'Republish');
    await waitFor(() => expect(pageAddress()).toBe('/admin/releases/43'));
    await expect(callsOf('publishRelease')[0]?.body).toMatchObject({ editRequestIds: [7] });
  },
};
