import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import {
  changed,
  followLine,
  newRelease,
  press,
  read,
  stepOf,
  summaryHasFocus,
  video,
  whenEditorIsThere,
} from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/3 Create release',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Create Release', at: stepOf(3), as: 'customer', answers: read },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a video and an additional contact, as in the largest package. */
export const Filled: Story = {
  args: { answers: { ...read, getRelease: 'complete' }, others: [video] },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await expect(await canvas.findByRole('img', { name: /^Still of the video/ })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /^Pull-out quote/ })).toHaveValue(
      'Baltimore built ships here. Now it builds robots.',
    );
    await expect(await canvas.findByRole('textbox', { name: /^Additional contact name/ })).not.toHaveValue(
      '',
    );
  },
};

/** What was known of the additional contact does not come back. */
export const ContactTakenAway: Story = {
  args: { answers: { ...read, getRelease: 'complete' }, others: [video] },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(canvas.queryByRole('textbox', { name: /^Additional contact/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('switch'));
    for (const field of canvas.getAllByRole('textbox', { name: /^Additional contact/ }))
      await expect(field).toHaveValue('');
  },
};

/** A new release, before anything is written. */
export const Empty: Story = {
  args: { at: '/distribution/create?currentStep=3', answers: newRelease },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await expect(
      canvas.queryByRole('textbox', { name: /^(Video URL|Pull-out quote|Additional)/ }),
    ).toBeNull();
  },
};

const everythingMissing = [
  'Please provide a press release headline.',
  'Please provide a press release summary.',
  'Please provide a press release dateline.',
  'Please provide a press release body.',
  'Please provide a press release contact name.',
  'Please provide a press release contact company.',
  'Please provide a press release contact email.',
  'Please select a country code.',
  'Please provide a press release contact phone.',
];

/** Nothing was entered, and the person went on. */
export const WithErrors: Story = {
  args: { at: '/distribution/create?currentStep=3', answers: newRelease },
  play: async (playing) => {
    await whenEditorIsThere(playing.canvasElement);
    const { canvas, canvasElement } = playing;
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, everythingMissing);
    await followLine(canvasElement, 'Please provide a press release summary.');
    const summary = canvas.getByRole('textbox', { name: /^Summary/ });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveAccessibleDescription('Please provide a press release summary.');
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAccessibleDescription(/^\d+ answers are missing or need to be changed\.$/);
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, everythingMissing);
  },
};

export const LongTextsNarrow: Story = {
  ...narrow,
  args: { wording: 'long' },
  play: ({ canvasElement }) => whenEditorIsThere(canvasElement),
};

export const RightToLeft: Story = {
  args: {
    wording: 'rightToLeft',
    answers: {
      ...read,
      getRelease: {
        example: 'draft',
        change: (release) => ({
          ...release,
          body: '<p>يبدأ البرنامج في يناير 2027 ويستمر 18 شهراً، كما أعلنت Harbor Robotics في بيان صحفي من بالتيمور.</p>',
        }),
      },
    },
  },
  play: ({ canvasElement }) => whenEditorIsThere(canvasElement),
};

const shouting = changed({
  headline: 'Harbor Robotics Opens Baltimore Plant and Adds 400 Jobs!',
  body: '<p>Harbor Robotics opens on Friday, Jan. 20, 2024.</p><p>An <strong>ama</strong>zing place &amp; <em>a FREE</em> tour.</p>',
});

/** The words that are marked in the text. */
const marked = (): string[] =>
  ['editorial-might', 'editorial-would'].flatMap((name) =>
    [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString()),
  );

/** What the editors would ask about is counted, listed and marked; a press leads there, or mends it. */
export const Checked: Story = {
  args: { answers: { ...read, getRelease: shouting, saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    const body = await canvas.findByRole('textbox', { name: 'Release body' });
    const headline = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /^Headline/ });
    await waitFor(() => expect(marked()).toEqual(['amazing', 'FREE', 'Friday']));
    await press(canvasElement, 'Show editorial checks');

    await press(canvasElement, 'Release body “amazing”');
    await expect(body).toHaveFocus();
    await expect(getSelection()?.toString()).toBe('amazing');
    await press(canvasElement, 'Headline “!”');
    await expect(headline).toHaveFocus();
    await expect(headline.value.slice(headline.selectionStart, headline.selectionEnd)).toBe('!');

    await press(canvasElement, 'Take it away for “!”');
    await expect(headline).toHaveValue('Harbor Robotics Opens Baltimore Plant and Adds 400 Jobs');
    await press(canvasElement, 'Write “Saturday” for “Friday”');
    await expect(body).toHaveTextContent('on Saturday, Jan. 20, 2024');
    await waitFor(() => expect(marked()).toEqual(['amazing', 'FREE']));
    // What is saved has no mark in it.
    await waitFor(() =>
      expect(callsOf('saveDraft').at(-1)?.body).toMatchObject({
        body: '<p>Harbor Robotics opens on Saturday, Jan. 20, 2024.</p>\n<p>An <strong>ama</strong>zing place &amp; <em>a FREE</em> tour.</p>',
      }),
    );
  },
};
