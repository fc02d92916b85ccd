import { unfold } from '@dispatch/design-system/testing/fold';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { accept, editStepOf, forFree, placeOrder, press, read, stepOf, summaryHasFocus } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/8 Summary',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Summary', at: stepOf(7), as: 'customer', answers: forFree },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Just paid, in the create wizard. */
export const Paid: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    await placeOrder(canvasElement);
    await expect(await canvas.findByText(/^Paid\. Order number \d+$/)).toBeVisible();
    await expect((await canvas.findByText('Private contact')).nextSibling).toHaveTextContent(
      /^Dana Ortiz, dana@harbor/,
    );
    await expect(await canvas.findByRole('link', { name: 'Change: Schedule' })).toHaveAttribute(
      'href',
      expect.stringMatching(/currentStep=5$/),
    );
    await expect(canvas.queryByRole('link', { name: 'Change: Additions' })).toBeNull();
  },
};

/** What was ordered cannot be changed any more. */
export const PackageOncePaid: Story = {
  tags: ['full'],
  args: { heading: 'Select Your Package' },
  play: async ({ canvas, canvasElement }) => {
    await placeOrder(canvasElement);
    await unfold(canvasElement, /^Step \d of \d/);
    await userEvent.click(await canvas.findByRole('link', { name: /^Select Your Package/ }));
    await expect(await canvas.findByRole('button', { name: 'Select Premium' })).toBeDisabled();
  },
};

export const AdditionsOncePaid: Story = {
  tags: ['full'],
  args: { heading: 'Additions' },
  play: async ({ canvas, canvasElement }) => {
    await placeOrder(canvasElement);
    await unfold(canvasElement, /^Step \d of \d/);
    await userEvent.click(await canvas.findByRole('link', { name: /^Additions/ }));
    await expect(await canvas.findByRole('button', { name: 'Add Priority Distribution' })).toBeDisabled();
    await expect(await canvas.findByRole('textbox', { name: /^Journalist lists/ })).toBeDisabled();
  },
};

export const Receipt: Story = {
  tags: ['full'],
  args: { answers: { ...forFree, listReceipts: 'one' } },
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement);
    await press(canvasElement, 'Show My Receipt');
    await userEvent.click(await screen.findByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(canvasElement, 'Show My Receipt');
    await expect(await screen.findByTitle('Receipt')).toBeVisible();
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
    const advice = 'Please accept that no edits are possible once your release is submitted.';
    await summaryHasFocus(canvasElement, [advice]);
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(advice);
    await expect(callsOf('submitRelease')).toHaveLength(0);
  },
};

export const Submitting: Story = {
  args: { at: editStepOf(5), answers: paid, never: ['submitRelease'] },
  play: async ({ canvasElement }) => {
    await accept(canvasElement);
    await press(canvasElement, /Submit to Editorial/);
    const button = within(canvasElement).getByRole('button', { name: /Submit to Editorial/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** Each line leads to its step. */
export const Refused: Story = {
  args: { at: editStepOf(5), answers: paid, fails: { submitRelease: 'incomplete' } },
  play: async ({ canvasElement }) => {
    await accept(canvasElement);
    await press(canvasElement, 'Submit to Editorial');
    await summaryHasFocus(canvasElement, [
      'Your press release headline must have at least 55 characters.',
      'Please provide a press release summary.',
      'Please provide a press release dateline.',
      'Please provide a press release body.',
      'Please select a country code.',
    ]);
    await expect(document.activeElement).toHaveAccessibleName('Error submitting distribution:');
  },
};

export const RefusedWithoutField: Story = {
  tags: ['full'],
  args: { at: editStepOf(5), answers: paid, fails: { submitRelease: '409 busy' } },
  play: async ({ canvas, canvasElement }) => {
    await accept(canvasElement);
    await press(canvasElement, 'Submit to Editorial');
    await expect(await canvas.findByText(/^Somebody else is changing this/)).toBeVisible();
  },
};

export const Submitted: Story = {
  tags: ['behaviour'],
  args: {
    heading: 'Your release is with our editors',
    at: editStepOf(5),
    answers: { ...paid, submitRelease: 'releaseSubmitted' },
  },
  play: async ({ canvas, canvasElement }) => {
    await accept(canvasElement);
    answerFromNowOn({ answers: { submitRelease: 'releaseSubmitted', getRelease: 'submitted' } });
    await press(canvasElement, 'Submit to Editorial');
    await canvas.findByRole('heading', { level: 1, name: 'Your release is with our editors' });
    await expect(pageAddress()).toBe('/distribution/submitted/43');
    await expect(callsOf('submitRelease')[0]?.path).toBe('/api/distribution/item/43/submit');
  },
};
