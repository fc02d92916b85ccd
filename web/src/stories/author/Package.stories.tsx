import { expect, screen, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, type PageMeta, type Story } from '../page/page';
import { newRelease, press, read, stepOf } from './wizard';

export default {
  title: 'Screens/Author/Wizard/1 Package',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Select Your Package', at: stepOf(1), as: 'customer', answers: read },
} satisfies PageMeta;

export const New: Story = { tags: ['main'], args: { at: '/distribution/create', answers: newRelease } };
export const Filled: Story = {};
export const Narrow: Story = { ...narrow };
export const LongTexts: Story = { args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

export const PricesOfAPartner: Story = {
  args: { as: 'partnerCustomer', at: '/distribution/create', answers: newRelease },
};

export const DowngradeQuestion: Story = {
  args: { answers: { ...read, getRelease: 'complete' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Select Basic');
    await press(await screen.findByRole('alertdialog'), 'No');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Premium, selected' })).toBeVisible();
    await press(canvasElement, 'Select Basic');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /selected journalist lists, advanced text editor and priority may be affected/,
    );
    await expect(callsOf('saveDraft')).toHaveLength(0);
  },
};

/** What Basic does not have goes; a larger package is not asked about. */
export const Downgraded: Story = {
  args: { answers: { ...read, getRelease: 'complete', saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Select Basic');
    await press(await screen.findByRole('alertdialog'), 'Yes');
    await canvas.findByRole('button', { name: 'Basic, selected' });
    await press(canvasElement, 'Select Standard');
    await expect(await canvas.findByRole('button', { name: 'Standard, selected' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.queryByText('Priority Distribution')).toBeNull();
  },
};
