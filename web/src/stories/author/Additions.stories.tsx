import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { newRelease, press, read, stepOf } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/2 Additions',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: stepOf(2), as: 'customer', answers: read },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A Basic release has neither free lists nor priority. */
export const Empty: Story = { args: { at: '/distribution/create?currentStep=2', answers: newRelease } };

export const ListAdded: Story = {};

/** Everything that can be added. */
export const Filled: Story = { args: { answers: { ...read, getRelease: 'complete' } } };

export const Narrow: Story = { ...narrow, args: { answers: { ...read, getRelease: 'complete' } } };

export const LongTextsNarrow: Story = { ...narrow, args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

export const Removed: Story = {
  args: { answers: { ...read, getRelease: 'complete' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('2 lists added for $480')).toBeVisible();
    await press(canvasElement, 'Remove journalist lists');
    await press(canvasElement, 'Remove Priority Distribution');
    await press(canvasElement, 'Add Priority Distribution');
    await expect(await canvas.findByText(/^Priority Distribution is added for \$/)).toBeVisible();
    await press(canvasElement, 'Remove Priority Distribution');
    await expect(await canvas.findByRole('button', { name: 'Add Priority Distribution' })).toBeVisible();
    await expect(canvas.queryByText(/added for/)).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Add journalist lists' })).toHaveAttribute(
      'aria-disabled',
    );
  },
};
