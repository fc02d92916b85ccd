import { expect, screen, waitFor } from 'storybook/test';
import { pageAddress } from '../page/openPage';
import { narrow, page, shows, leads, type PageMeta, type Story } from '../page/page';
import { press } from './wizard';

export default {
  title: 'Screens/Author/Submitted',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Your release is with our editors',
    at: '/distribution/submitted/43',
    as: 'customer',
    answers: { getRelease: 'submitted' },
  },
} satisfies PageMeta;

export const Submitted: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your release is with our editors' });
    await expect(
      canvas.getByText(/^Once it is approved, it goes out on \d+ \w+ 2026, .* ET, or/),
    ).toBeVisible();
    await leads(canvas, 'Go to My Releases', '/');
    await leads(canvas, 'See your release', '/distribution/details/43');
  },
};

export const Resubmitted: Story = {
  tags: ['full'],
  args: {
    answers: {
      getRelease: { example: 'submitted', change: (release) => ({ ...release, isResubmit: true }) },
    },
  },
  play: shows('Release resubmitted'),
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
