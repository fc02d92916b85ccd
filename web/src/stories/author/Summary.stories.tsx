import { unfold } from '@dispatch/design-system/testing/fold';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { accept, editStepOf, forFree, placeOrder, press, read, stepOf, summaryHasFocus } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/8 Summary',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: stepOf(7), as: 'customer', answers: forFree },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Just paid, in the create wizard. */
export const Paid: Story = {
  play: async ({ canvas, canvasElement }) => {
    await placeOrder(canvasElement);
    await expect(canvas.getByText(/^Paid\. Order number \d+$/)).toBeVisible();
  },
};

/** What was ordered cannot be changed any more. */
export const PackageOncePaid: Story = {
  play: async ({ canvas, canvasElement }) => {
    await placeOrder(canvasElement);
    await unfold(canvasElement, /^Step \d of \d/);
    await userEvent.click(canvas.getByRole('link', { name: /^Select Your Package/ }));
    await expect(await canvas.findByRole('button', { name: 'Select Premium' })).toBeDisabled();
  },
};

export const AdditionsOncePaid: Story = {
  play: async ({ canvas, canvasElement }) => {
    await placeOrder(canvasElement);
    await unfold(canvasElement, /^Step \d of \d/);
    await userEvent.click(canvas.getByRole('link', { name: /^Additions/ }));
    await expect(await canvas.findByRole('button', { name: 'Add Priority Distribution' })).toBeDisabled();
  },
};

export const Receipt: Story = {
  args: { answers: { ...forFree, listReceipts: 'one' } },
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement);
    await press(canvasElement, 'Show My Receipt');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

const paid = { ...read, getRelease: 'paidDraft' };

/** Opened again before it was submitted: the last of the five steps. */
export const PaidBefore: Story = { args: { at: editStepOf(5), answers: paid } };
export const PaidBeforeNarrow: Story = { ...narrow, args: { at: editStepOf(5), answers: paid } };
export const LongTexts: Story = { args: { at: editStepOf(5), answers: paid, wording: 'long' } };
export const RightToLeft: Story = { args: { at: editStepOf(5), answers: paid, wording: 'rightToLeft' } };

/** The consequence was not accepted. */
export const WithErrors: Story = {
  args: { at: editStepOf(5), answers: paid },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Submit to Editorial');
    await summaryHasFocus(canvasElement);
    await expect(callsOf('submitRelease')).toHaveLength(0);
  },
};

export const Submitting: Story = {
  args: { at: editStepOf(5), answers: paid, never: ['submitRelease'] },
  play: async ({ canvasElement }) => {
    await accept(canvasElement);
    await press(canvasElement, /Submit to Editorial/);
  },
};

/** Each line leads to its step. */
export const Refused: Story = {
  args: { at: editStepOf(5), answers: paid, fails: { submitRelease: 'incomplete' } },
  play: async ({ canvasElement }) => {
    await accept(canvasElement);
    await press(canvasElement, 'Submit to Editorial');
    await summaryHasFocus(canvasElement);
  },
};

export const RefusedWithoutField: Story = {
  args: { at: editStepOf(5), answers: paid, fails: { submitRelease: '409 busy' } },
  play: async ({ canvas, canvasElement }) => {
    await accept(canvasElement);
    await press(canvasElement, 'Submit to Editorial');
    await expect(await canvas.findByText(/^Somebody else is changing this/)).toBeVisible();
  },
};

export const Submitted: Story = {
  args: {
    at: editStepOf(5),
    answers: { ...paid, submitRelease: 'releaseSubmitted', listReleases: 'some' },
  },
  play: async ({ canvasElement }) => {
    await accept(canvasElement);
    await press(canvasElement, 'Submit to Editorial');
    await waitFor(() => expect(screen.getByText('Your release was submitted to editorial.')).toBeVisible());
    await waitFor(() => expect(pageAddress()).toBe('/'));
  },
};
