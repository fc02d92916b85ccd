import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import {
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
