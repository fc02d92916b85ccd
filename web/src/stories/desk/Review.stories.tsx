import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Desk/Review',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: '/admin/releases/43', as: 'editor', answers: { getReviewedRelease: 'inReview' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (example: string): Story => ({ args: { answers: { getReviewedRelease: example } } });

export const Submitted: Story = inState('reviewedRelease');
export const InReview: Story = {};
export const SeniorReview: Story = inState('senior');
export const OnHold: Story = inState('onHold');
export const OnHoldLocked: Story = inState('onHoldLocked');
export const OnHoldLimited: Story = inState('onHoldLimited');
export const Approved: Story = inState('approved');
export const Overdue: Story = inState('overdue');
export const AwaitingCustomer: Story = inState('awaitingCustomer');
export const Refused: Story = inState('refused');
export const Published: Story = inState('published');
export const TakenDown: Story = inState('takenDown');

export const Narrow: Story = { ...narrow, ...inState('onHold') };
export const LongTexts: Story = { args: { wording: 'long' } };
export const LongTextsNarrow: Story = { ...narrow, args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

export const Loading: Story = { args: { never: ['getReviewedRelease'] } };
export const Failed: Story = { args: { fails: { getReviewedRelease: 500 } } };
export const NotFound: Story = { args: { fails: { getReviewedRelease: 'notFound' } } };
export const NoPermission: Story = { args: { as: 'customer', answers: {} } };

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
export const HoldWithFaults: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Put on hold');
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(callsOf('holdRelease')).toHaveLength(0);
  },
};

export const HoldAskedNarrow: Story = { ...narrow, ...HoldWithFaults };

export const Held: Story = {
  args: { answers: { getReviewedRelease: 'inReview', holdRelease: 'onHold' } },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Put on hold');
    await userEvent.type(dialog.getByLabelText(/^Reason 1/), 'No source');
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await expect(
      await screen.findByText('The release is on hold. Its customer has been told.'),
    ).toBeVisible();
    await expect(callsOf('holdRelease')[0]?.body).toEqual({ reasons: ['No source'] });
  },
};

export const ApproveAsked: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Approve');
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
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement, 'Approve');
    answerFromNowOn({
      answers: { getReviewedRelease: 'published' },
      fails: { approveRelease: '409 state' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('This could not be done')).toBeVisible();
  },
};

export const Opening: Story = {
  args: { answers: { getReviewedRelease: 'reviewedRelease' }, never: ['openReview'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open for review' }));
  },
};
