import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { newRelease, press, read, stepOf } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/1 Package',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: stepOf(1), as: 'customer', answers: read },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { args: { at: '/distribution/create', answers: newRelease } };
export const Filled: Story = {};
export const Narrow: Story = { ...narrow };
export const LongTexts: Story = { args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

export const PricesOfAPartner: Story = {
  args: { as: 'partnerCustomer', at: '/distribution/create', answers: newRelease },
};

export const DowngradeQuestion: Story = {
  args: { answers: { ...read, getRelease: 'complete' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Select Basic');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(callsOf('saveDraft')).toHaveLength(0);
  },
};
