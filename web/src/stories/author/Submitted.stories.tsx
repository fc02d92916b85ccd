import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { pageAddress } from '../page/openPage';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { press } from './wizard';

const meta = {
  title: 'Screens/Author/Submitted',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Your release is with our editors',
    at: '/distribution/submitted/43',
    as: 'customer',
    answers: { getRelease: 'submitted' },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Submitted: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your release is with our editors' });
    await expect(
      canvas.getByText(/^Once it is approved, it goes out on \d+ \w+ 2026, .* ET, or/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to My Releases' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'See your release' })).toHaveAttribute(
      'href',
      '/distribution/details/43',
    );
  },
};

export const Resubmitted: Story = {
  tags: ['full'],
  args: {
    answers: {
      getRelease: { example: 'submitted', change: (release) => ({ ...release, isResubmit: true }) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Release resubmitted')).toBeVisible();
  },
};

export const Receipt: Story = {
  tags: ['full'],
  args: { answers: { getRelease: 'submitted', listReceipts: 'one' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Show My Receipt');
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Receipt');
  },
};

/** The editors have gone on with it: there is nothing to confirm any more. */
export const HeldMeanwhile: Story = {
  tags: ['behaviour'],
  args: {
    heading: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
    answers: { getRelease: 'onHoldLocked' },
  },
  play: async () => {
    await waitFor(() => expect(pageAddress()).toBe('/distribution/details/43'));
  },
};

export const Narrow: Story = { ...narrow };
export const LongTexts: Story = { args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };
