import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { changed, press, read, stepOf, summaryHasFocus } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/5 Schedule',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: stepOf(5), as: 'customer', answers: read },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

const nobody = { user: '', userEmail: '', userPhoneCountryCode: '', userPhone: '', userPhoneExtension: '' };
const empty = { ...read, getRelease: changed({ releaseDate: null, ...nobody }) };

/** The time is suggested; whom the editors ask is not. */
export const Empty: Story = { args: { answers: empty } };

/** The draft has waited for so long that its time is too early, and nobody can be asked. */
export const WithErrors: Story = {
  args: { answers: { ...read, getRelease: changed({ releaseDate: '2026-11-20T18:00:00', ...nobody }) } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement);
  },
};

/** 1:30 AM comes twice when summer time ends. */
export const HourThatComesTwice: Story = {
  args: {
    now: '2026-10-28T17:00:00Z',
    answers: { ...read, getRelease: changed({ releaseDate: '2026-11-01T05:30:00' }) },
  },
};

export const WithPriority: Story = { args: { answers: { ...read, getRelease: 'complete' } } };
export const Narrow: Story = { ...narrow };
export const LongTexts: Story = { args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };
