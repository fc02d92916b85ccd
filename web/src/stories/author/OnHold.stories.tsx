import type { CallData } from '@dispatch/contract';
import { expect, userEvent, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, type PageMeta, type Story } from '../page/page';
import { accept, editStepOf, followLine, press, read, summaryHasFocus, whenEditorIsThere } from './wizard';

const headline = { field: 'headline' as const, words: 'Amazing', offset: 3 };
const held = { ...read, getRelease: 'onHold' };

export default {
  title: 'Screens/Author/Wizard/On hold',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Amplify', at: editStepOf(2), as: 'customer', answers: held },
} satisfies PageMeta;

/** Opened: the text first, with what the editors ask for. */
export const Opened: Story = {
  tags: ['main'],
  args: { heading: 'Edit Your Release', at: '/distribution/edit/43' },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Edit Your Release');
    await userEvent.click(await canvas.findByRole('button', { name: 'Release body “210,000-square-foot”' }));
    await waitFor(() => expect(String(getSelection())).toBe('210,000-square-foot'));
  },
};

/** The words were changed: the press leads to their field, in whatever step it is. */
export const PlaceIsGone: Story = {
  tags: ['full'],
  args: {
    heading: 'Edit Your Release',
    at: editStepOf(3),
    answers: {
      ...read,
      getRelease: {
        example: 'onHold',
        change: (release) => ({ ...release, holdReason: [{ text: 'Who?', place: headline }] }),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Headline “Amazing”' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Headline/ })).toHaveFocus());
    await expect(await canvas.findByText('These words are not in the text any more.')).toBeVisible();
  },
};

export const InAStep: Story = {};
export const Narrow: Story = { ...narrow };

const manyReasons = {
  ...read,
  getRelease: {
    example: 'onHold',
    change: (release: CallData<'getRelease'>) => ({
      ...release,
      holdReason: [
        { text: 'Please name a source for the figure in the second paragraph.' },
        {
          text: 'The headline promises more than the text says.',
          rule: 'hype',
          place: { field: 'headline' as const, words: 'amazing', offset: 7 },
        },
        {
          text: 'A quotation needs the name and the office of the speaker.',
          place: { field: 'body' as const, words: 'plant', offset: 900 },
        },
      ],
    }),
  },
};

export const ThreeReasons: Story = { args: { answers: manyReasons } };
export const LongTextsNarrow: Story = { ...narrow, args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

export const Resubmit: Story = {
  args: { heading: 'Summary', at: editStepOf(5) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Resubmit' })).toBeVisible();
  },
};
export const ResubmitNarrow: Story = { ...narrow, args: { heading: 'Summary', at: editStepOf(5) } };

/** The time has become too early while it was on hold, and a number is missing. */
export const TwoErrors: Story = {
  tags: ['full'],
  args: {
    heading: 'Schedule',
    at: editStepOf(3),
    now: '2026-11-22T17:00:00Z',
    answers: {
      ...read,
      getRelease: { example: 'onHold', change: (release) => ({ ...release, userPhone: '' }) },
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, [
      'Please select a date and time on or after 11/23/2026 12:00 PM',
      'Please provide a press release contact phone.',
    ]);
  },
};

export const ResubmitRefused: Story = {
  args: { heading: 'Schedule', at: editStepOf(5), fails: { submitRelease: 'tooEarly' } },
  play: async ({ canvas, canvasElement }) => {
    await accept(canvasElement);
    await press(canvasElement, 'Resubmit');
    const tooEarly = 'Please select a date and time on or after 11/21/2026 11:50 AM';
    await summaryHasFocus(canvasElement, [tooEarly]);
    await expect(callsOf('submitRelease')).toHaveLength(1);
    await followLine(canvasElement, tooEarly);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    await expect(await canvas.findByRole('alert', { name: 'Error submitting distribution:' })).toBeVisible();
  },
};

/** For our own site only. */
export const Limited: Story = { args: { answers: { ...read, getRelease: 'onHoldLimited' } } };
