import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Desk/Review',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Review',
    at: '/admin/releases/43',
    as: 'editor',
    answers: { getReviewedRelease: 'inReview' },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (example: string): Story => ({ args: { answers: { getReviewedRelease: example } } });

export const Submitted: Story = inState('reviewedRelease');
export const InReview: Story = {};
export const SeniorReview: Story = inState('senior');
export const OnHold: Story = {
  ...inState('onHold'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Please name a source for the figure/);
  },
};
export const OnHoldLocked: Story = inState('onHoldLocked');
export const OnHoldLimited: Story = inState('onHoldLimited');
export const Approved: Story = inState('approved');
export const Overdue: Story = {
  ...inState('overdue'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Overdue')).toBeVisible();
  },
};
export const AwaitingCustomer: Story = inState('awaitingCustomer');
export const Refused: Story = inState('refused');
export const Published: Story = {
  ...inState('published'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Public page' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};
export const TakenDown: Story = inState('takenDown');

export const Narrow: Story = { ...narrow, ...inState('onHold') };
export const LongTexts: Story = { args: { wording: 'long' } };
export const LongTextsNarrow: Story = { ...narrow, args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

export const Loading: Story = { args: { never: ['getReviewedRelease'] } };
export const Failed: Story = {
  args: { fails: { getReviewedRelease: 500 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('getReviewedRelease')).toHaveLength(2));
    await expect(await canvas.findByText('The release could not be loaded')).toBeVisible();
  },
};
export const NotFound: Story = {
  args: { heading: 'Not Found', fails: { getReviewedRelease: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  },
};
export const NoPermission: Story = { args: { heading: 'Not Authorized', as: 'customer', answers: {} } };

/** Opens a dialog by its button, and answers it. */
async function ask(place: HTMLElement, name: string) {
  await userEvent.click(await within(place).findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

export const HoldAsked: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Put on hold');
  },
};

/** No reason was given. */
export const HoldWithErrors: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Put on hold');
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(callsOf('holdRelease')).toHaveLength(0);
  },
};

export const HoldAskedNarrow: Story = { ...narrow, ...HoldWithErrors };

export const Held: Story = {
  args: { answers: { getReviewedRelease: 'inReview', holdRelease: 'onHold' } },
  play: async ({ canvasElement }) => {
    const first = await ask(canvasElement, 'Put on hold');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const dialog = await ask(canvasElement, 'Put on hold');
    await userEvent.click(dialog.getByLabelText(/^Reason 1/));
    await userEvent.paste(' No source ');
    await userEvent.click(dialog.getByRole('button', { name: 'Add another reason' }));
    await userEvent.click(dialog.getByLabelText(/^Reason 2/));
    await userEvent.paste('No contact');
    await userEvent.click(dialog.getByRole('button', { name: 'Add another reason' }));
    await userEvent.click(dialog.getByLabelText(/^Reason 3/));
    await userEvent.paste(' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await expect(
      await screen.findByText('The release is on hold. The customer has been told.'),
    ).toBeVisible();
    await expect(callsOf('holdRelease')[0]?.body).toEqual({ reasons: ['No source', 'No contact'] });
  },
};

export const ApproveAsked: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Approve');
    await expect(dialog.getByRole('radio', { name: /Release now/ })).not.toBeChecked();
  },
};

export const ApproveFailed: Story = {
  args: { fails: { approveRelease: 500 } },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Approve');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

/** Somebody else was faster: the refusal stands beside what is true now. */
export const Conflict: Story = {
  args: {
    answers: {
      getReviewedRelease: { example: 'inReview', change: (reviewed) => ({ ...reviewed, isOverdue: true }) },
    },
    fails: { holdRelease: '409 state' },
  },
  play: async ({ canvas, canvasElement }) => {
    const first = await ask(canvasElement, 'Put on hold');
    await userEvent.click(await first.findByLabelText(/^Reason 1/));
    await userEvent.paste('No source');
    await userEvent.click(await first.findByRole('button', { name: 'Put on hold' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('This could not be done')).toBeVisible();
    const dialog = await ask(canvasElement, 'Approve');
    await expect(
      await dialog.findByText(/ has passed: it is published at once and marked overdue\.$/),
    ).toBeVisible();
    answerFromNowOn({
      answers: { getReviewedRelease: 'published' },
      fails: { approveRelease: '409 state' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('This could not be done')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Opening: Story = {
  args: { answers: { getReviewedRelease: 'reviewedRelease' }, never: ['openReview'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open for review' }));
    await expect(await canvas.findByRole('button', { name: /Open for review/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
