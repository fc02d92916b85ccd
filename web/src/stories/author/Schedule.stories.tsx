import { expect, userEvent, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, shows, type PageMeta, type Story } from '../page/page';
import { changed, press, read, stepOf, summaryHasFocus } from './wizard';

export default {
  title: 'Screens/Author/Wizard/5 Schedule',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Schedule', at: stepOf(5), as: 'customer', answers: read },
} satisfies PageMeta;

export const Filled: Story = { tags: ['main'] };

const nobody = { user: '', userEmail: '', userPhoneCountryCode: '', userPhone: '', userPhoneExtension: '' };
const empty = { ...read, getRelease: changed({ releaseDate: null, ...nobody }) };

/** The time is suggested; whom the editors ask is not. */
export const Empty: Story = {
  tags: ['full'],
  args: { answers: empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The earliest time for this package is \d/)).toBeVisible();
    await expect(await canvas.findByText(/^Your release goes out on \w+, \d/)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /^Private contact name/ })).toHaveValue('');
  },
};

/** The editors ask whom the readers ask, until it is somebody else. */
export const PrivateContactSame: Story = {
  tags: ['behaviour'],
  args: { answers: { ...empty, saveDraft: 'plain' } },
  play: async ({ canvas }) => {
    const same = await canvas.findByRole('checkbox', { name: 'Same as the primary contact' });
    await expect(same).not.toBeChecked();
    await userEvent.click(same);
    const name = canvas.getByRole('textbox', { name: /^Private contact name/ });
    await waitFor(() => expect(name).toHaveValue('Dana Ortiz'));
    await userEvent.type(name, ' Jr.');
    await expect(same).not.toBeChecked();
    await waitFor(() =>
      expect(callsOf('saveDraft').at(-1)?.body).toMatchObject({
        user: 'Dana Ortiz Jr.',
        userPhoneCountryCode: '1',
      }),
    );
  },
};

/** The draft has waited for so long that its time is too early, and nobody can be asked. */
export const WithErrors: Story = {
  args: { answers: { ...read, getRelease: changed({ releaseDate: '2026-11-20T18:00:00', ...nobody }) } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^The earliest time for this package is/);
    await expect(canvas.queryByText(/^Your release goes out/)).toBeNull();
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, [
      'Please select a date and time on or after 11/21/2026 12:00 PM',
      'Please provide a press release contact name.',
      'Please provide a press release contact email.',
      'Please select a country code.',
      'Please provide a press release contact phone.',
    ]);
    await expect(await canvas.findByRole('textbox', { name: /^Private contact email/ })).toBeInvalid();
    await expect(canvas.queryByText(/^Your release goes out/)).toBeNull();
  },
};

/** A day that does not exist stays as it was typed, with the time, when one leaves the step and comes back. */
export const LeftUnfinished: Story = {
  tags: ['full', 'behaviour'],
  args: { answers: { ...read, saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const date = () => canvas.findByRole('textbox', { name: /^Date/ });
    await userEvent.clear(await date());
    await userEvent.type(await date(), '02/31/2027');
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await canvas.findByRole('heading', { level: 1, name: 'Amplify' });
    await press(canvasElement, 'Next');
    await expect(await date()).toHaveValue('02/31/2027');
    await expect(await date()).toHaveAccessibleDescription(/February 31, 2027 does not exist\./);
    await expect(canvas.queryByText(/^Your release goes out/)).toBeNull();
    await expect(canvas.getByRole('button', { name: /AM|PM/ })).toBeVisible();
  },
};

/** Who is elsewhere reads what the clock says there, too. */
export const ReaderElsewhere: Story = {
  tags: ['full', 'behaviour'],
  args: {
    zone: 'Europe/Berlin',
    answers: { ...read, getRelease: changed({ releaseDate: '2026-11-23T17:00:00' }) },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Your release goes out on Monday, 23 Nov 2026, 12:00 PM ET (6:00 PM your time).',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^The earliest time for this package is .* ET \(.* your time\)\.$/),
    ).toBeVisible();
  },
};

/** 1:30 AM comes twice when summer time ends. */
export const HourThatComesTwice: Story = {
  args: {
    now: '2026-10-28T17:00:00Z',
    answers: { ...read, getRelease: changed({ releaseDate: '2026-11-01T05:30:00' }) },
  },
  play: shows(/^Your release goes out on Sunday, 1 Nov 2026, 1:30 AM EDT\./),
};

export const WithPriority: Story = { args: { answers: { ...read, getRelease: 'complete' } } };
export const Narrow: Story = { ...narrow };
export const LongTexts: Story = { args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };
