import type { CallData } from '@dispatch/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { accept, editStepOf, followLine, press, read, summaryHasFocus, whenEditorIsThere } from './wizard';

const held = { ...read, getRelease: 'onHold' };

const meta = {
  title: 'Screens/Author/Wizard/On hold',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Amplify', at: editStepOf(2), as: 'customer', answers: held },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened: the text first, with what the editors ask for. */
export const Opened: Story = {
  args: { heading: 'Edit Your Release', at: '/distribution/edit/43' },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Edit Your Release');
    await expect(
      await canvas.findByText('Please name a source for the figure in the second paragraph.'),
    ).toBeVisible();
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
        'Please name a source for the figure in the second paragraph.',
        'The headline promises more than the text says.',
        'A quotation needs the name and the office of the speaker.',
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
